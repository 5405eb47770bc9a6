import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDecimal } from '../format/index.ts';
import { Heading, headingSizes } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Price } from '../price/index.ts';
import { Text } from '../text/index.ts';
import { fixed, size } from '../theme/index.ts';
import { families } from '../theme/families.ts';
import * as css from './foundations.css.ts';
import { Name } from './Name.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';

const meta = {
  title: 'Foundations/Type',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pangram = 'Съешь же ещё этих мягких французских булок, да выпей чаю';
const alphabet =
  'Аа Бб Вв Гг Дд Ее Ёё Жж Зз Ии Йй Кк Лл Мм Нн Оо Пп Рр Сс Тт Уу Фф Хх Цц Чч Шш Щщ Ъъ Ыы Ьь Ээ Юю Яя';
const figures = '0123456789 54 990 ₽ −20 % № 100007 «Лада» 2–3 дня';

const weightWords = {
  normal: 'обычный',
  medium: 'подписи кнопок',
  strong: 'заголовки',
  price: 'цены',
} as const;

export const OneFamilyDrawnForRussian: Story = {
  render: () => (
    <Page
      title="Шрифт"
      lead="Golos Text нарисован для русского языка. Его файлы лежат у нас, а замена — тех же ширин, поэтому ничто не сдвигается, пока он едет."
    >
      <Part title="Семейство" text={families.text.join(', ')}>
        <Stack gap={2}>
          <div>
            <Name>--font-text</Name>
          </div>
          <Text size={20}>{alphabet}</Text>
          <Text size={20} numeric>
            {figures}
          </Text>
        </Stack>
      </Part>
      <Part title="Кегли" text="В rem: следуют за размером текста, который выбрал читатель.">
        <div className={css.rows}>
          {Object.entries(size).map(([key, length]) => (
            <div key={key} className={css.row}>
              <div>
                <Name>{`--size-${key}`}</Name>
                <Text size={12} tone="muted" numeric>
                  {key} px, {length}
                </Text>
              </div>
              <div style={{ fontSize: length, lineHeight: 1.25 }}>{pangram}</div>
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Насыщенность"
        text="Одна переменная ось: любая промежуточная тоже возможна, но нужны эти четыре."
      >
        <div className={css.rows}>
          {Object.entries(fixed.weight).map(([key, weight]) => (
            <div key={key} className={css.row}>
              <div>
                <Name>{`fixed.weight.${key}`}</Name>
                <Text size={12} tone="muted" numeric>
                  {weight}, {weightWords[key as keyof typeof weightWords]}
                </Text>
              </div>
              <div style={{ fontSize: size[20], fontWeight: weight }}>{pangram}</div>
            </div>
          ))}
        </div>
      </Part>
    </Page>
  ),
};

export const HeadingsAreTightAndSmallerOnPhones: Story = {
  render: () => (
    <Page title="Заголовки" lead="Плотные, полужирные; крупные на телефоне становятся меньше.">
      <div className={css.rows}>
        {headingSizes.map((name) => (
          <div key={name} className={css.row}>
            <Name>{`<Heading size="${name}">`}</Name>
            <Heading level={2} size={name}>
              Диван «Лада» двухместный
            </Heading>
          </div>
        ))}
      </div>
      <Part title="Между буквами" text="Чем крупнее, тем теснее; в долях кегля.">
        <div className={css.rows}>
          {Object.entries(fixed.tracking).map(([key, tracking]) => (
            <div key={key} className={css.row}>
              <div>
                <Name>{`fixed.tracking.${key}`}</Name>
                <Text size={12} tone="muted" numeric>
                  {formatDecimal(Number.parseFloat(tracking) * 100)} % кегля
                </Text>
              </div>
              <div style={{ fontSize: size[32], letterSpacing: tracking, lineHeight: 1.2 }}>
                Диван за 54 990 ₽
              </div>
            </div>
          ))}
        </div>
      </Part>
    </Page>
  ),
};

export const FiguresOfOneWidthStandInColumns: Story = {
  render: () => (
    <div className={css.narrow}>
      <Stack gap={2}>
        {[111_111, 54_990, 8_990, 777].map((price) => (
          <Price key={price} price={price} size="row" align="end" />
        ))}
      </Stack>
    </div>
  ),
};
