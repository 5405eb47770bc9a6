import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatCount } from '../format/index.ts';
import type { Forms } from '../format/index.ts';
import { Text } from '../text/index.ts';
import * as css from './foundations.css.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Foundations/Words',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Rule = readonly [rule: string, right: string, wrong: string];

const voice: readonly Rule[] = [
  ['Кнопка говорит, что произойдёт', 'Оформить заказ', 'Далее, ОК'],
  ['Дата вместо срока', 'доставим 24 ноября', 'доставка 3–5 дней'],
  ['Пустота ведёт дальше', 'В избранном пусто. Посмотрите новинки', 'Нет данных'],
  ['Коротко и без восклицаний', 'Торшер «Аист» удалён', 'Вы успешно удалили товар!'],
  ['На «вы» и без чина', 'Выберите город', 'Пожалуйста, осуществите выбор города'],
  ['Глаголом, а не отглагольным', 'Списать бонусы', 'Произвести списание бонусов'],
  ['Что нажато, то и названо', 'Удалить заказ? — Удалить, Оставить', 'Вы уверены? — Да, Нет'],
  ['Без вины на человеке', 'Такого промокода нет', 'Вы ввели неверный промокод'],
];

const errors: readonly Rule[] = [
  ['Что сделать', 'Не хватает 5 цифр номера', 'Неверный формат'],
  ['Почему нельзя и как можно', 'Осталось 3 шт. — столько и положили', 'Превышен лимит'],
  ['Не наша тайна', 'Не получилось сохранить. Повторите', 'Error 500: null pointer'],
  ['Что с тем, что введено', 'Нет связи. Адрес сохранится, когда она будет', 'Нет сети'],
  ['Рядом с полем и в сводке', 'Телефон: не хватает 5 цифр', 'Исправьте ошибки в форме'],
];

const marks: readonly Rule[] = [
  ['«ё» — всегда', 'Ещё 4 обивки', 'Еще 4 обивки'],
  ['Кавычки-ёлочки', 'диван «Лада»', 'диван "Лада"'],
  ['Минус, а не дефис', '−14 000 ₽', '-14 000 ₽'],
  ['Тире между числами без пробелов', '24–26 ноября', '24 - 26 ноября'],
  ['Неразрывный пробел в числах и у единиц', '54 990 ₽', '54990 руб.'],
  ['Короткий предлог не висит в конце строки', '5 товаров в\u00A0корзине', '5 товаров в / корзине'],
  ['Строчная после запятой и в подписях полей', 'E-mail, необязательно', 'E-mail (Необязательно)'],
];

function Rules({ label, rules }: { label: string; rules: readonly Rule[] }) {
  return (
    <Table
      label={label}
      columns={['Правило', 'Так', 'Не так']}
      rows={rules.map(([rule, right, wrong]) => ({
        key: rule,
        cells: [
          rule,
          <div key="right" className={css.right}>
            {right}
          </div>,
          <div key="wrong" className={css.wrong}>
            {wrong}
          </div>,
        ],
      }))}
    />
  );
}

export const TheInterfaceIsPoliteAndConcrete: Story = {
  render: () => (
    <Page
      title="Слова"
      lead="Коротко, вежливо, конкретно. Интерфейс говорит, что произойдёт, что произошло и что делать, — и не говорит, что он об этом чувствует."
    >
      <Part title="Голос">
        <Rules label="Голос" rules={voice} />
      </Part>
      <Part
        title="Ошибки"
        text="Ошибка отвечает на вопрос «и что теперь?». Код показываем там, где его спросит поддержка, и только вместе со словами."
      >
        <Rules label="Ошибки" rules={errors} />
      </Part>
      <Part title="Знаки">
        <Rules label="Знаки" rules={marks} />
      </Part>
    </Page>
  ),
};

const nouns: readonly Forms[] = [
  ['товар', 'товара', 'товаров'],
  ['отзыв', 'отзыва', 'отзывов'],
  ['услуга', 'услуги', 'услуг'],
  ['магазин', 'магазина', 'магазинов'],
  ['бонус', 'бонуса', 'бонусов'],
];
const counts = [0, 1, 2, 5, 11, 21, 22, 112, 1004, 1.5];

export const ThreeShapesOfANoun: Story = {
  render: () => (
    <Page
      title="Слова и числа"
      lead="У слова три вида: один товар, два товара, пять товаров; полтора — как два. Слово согласуется с тем числом, которое видно."
    >
      <Table
        label="Слова при числах"
        columns={['Виды', ...counts.map(String)]}
        rows={nouns.map((forms) => ({
          key: forms[0],
          cells: [
            <Text key="forms" as="span" size={14} tone="muted">
              {forms.join(', ')}
            </Text>,
            ...counts.map((count) => formatCount(count, forms)),
          ],
        }))}
      />
    </Page>
  ),
};
