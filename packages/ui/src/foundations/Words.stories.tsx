import type { Meta, StoryObj } from '@storybook/react-vite';
import * as format from '../format/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import * as css from './foundations.css.ts';

const meta = {
  title: 'Foundations/Words',
  parameters: { pictures: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const GOODS = ['товар', 'товара', 'товаров'] as const;
const ZONE = 'Asia/Yekaterinburg';

const rules: [string, string, string][] = [
  ['Кнопка говорит, что произойдёт', 'Оформить заказ', 'Далее, ОК'],
  ['Ошибка говорит, что сделать', 'Не хватает 5 цифр', 'Неверный формат'],
  ['Пустота ведёт дальше', 'Избранное ждёт вас, там 7 товаров', 'Нет данных'],
  ['Дата вместо срока', 'доставим 24 ноября', 'доставка 3–5 дней'],
  ['Коротко и без восклицаний', 'Торшер «Аист» удалён', 'Вы успешно удалили товар!'],
  ['«ё» и «кавычки-ёлочки»', 'Ещё 4 обивки, диван «Лада»', 'Еще 4 обивки, диван "Лада"'],
];

export const TheInterfaceIsPoliteAndConcrete: Story = {
  render: () => (
    <table className={css.table}>
      <thead>
        <tr>
          {['Правило', 'Так', 'Не так'].map((title) => (
            <th key={title} scope="col" className={css.cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(([rule, right, wrong]) => (
          <tr key={rule}>
            <th scope="row" className={css.cell}>
              {rule}
            </th>
            <td className={css.cell}>{right}</td>
            <td className={css.cell}>
              <Text as="s" tone="muted">
                {wrong}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

const examples: [string, string[]][] = [
  ['Счёт', [1, 2, 5, 21, 1.5].map((count) => format.formatCount(count, GOODS))],
  ['Деньги', [54_990, 1489.5, -14_000, -0.4, Number.NaN].map(format.formatMoney)],
  [
    'Даты',
    [
      format.formatDay('2026-11-24', ZONE),
      format.formatWeekday('2026-11-24', ZONE),
      format.formatDelivery('2026-11-24', '2026-11-23T10:00:00Z', ZONE),
      format.formatTime('2026-11-23T10:00:00Z', ZONE),
    ],
  ],
  ['Телефон', [format.formatPhone('+79122044108')]],
  ['Размер файла', [1023, 1536, 1_048_575].map(format.formatFileSize)],
];

export const NumbersDatesAndPlurals: Story = {
  render: () => (
    <Stack gap={6}>
      {examples.map(([title, texts]) => (
        <Stack key={title} gap={1}>
          <Heading level={2} size="card">
            {title}
          </Heading>
          {texts.map((text) => (
            <Text key={text} numeric>
              {text}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
