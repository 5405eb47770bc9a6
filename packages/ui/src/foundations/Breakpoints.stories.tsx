import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/index.ts';
import { fixed, media } from '../theme/index.ts';
import { breakpoints } from '../theme/media.ts';
import * as css from './foundations.css.ts';
import { Name } from './Name.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Foundations/Breakpoints',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the widest window of the page. */
const WIDEST = 1920;

const words = {
  phone: 'Одна колонка, нижняя панель, диалог — лист снизу',
  tablet: 'Две–три колонки, шапка в строку, диалог — окно',
  desk: 'Колонки сбоку: фильтры, итог корзины, покупка',
  wide: 'Содержимое перестаёт расти',
} as const;

const starts = [['phone', '0px'], ...Object.entries(breakpoints)].map(
  ([name = '', from = ''], index, all) => ({
    name: name as keyof typeof words,
    from: Number.parseFloat(from),
    to: Number.parseFloat(all[index + 1]?.[1] ?? `${WIDEST}`),
  }),
);

const queryWords: Readonly<Record<keyof typeof media, string>> = {
  phone: 'до планшета',
  tablet: 'от планшета',
  tabletOnly: 'только планшет',
  belowDesk: 'до стола',
  desk: 'от стола',
  wide: 'широкое окно',
  hover: 'есть указатель, который наводят',
  touch: 'палец: нужно больше места',
  still: 'читатель просит без движения',
  forced: 'цвета выбрала система',
};

export const PhoneFirst: Story = {
  render: () => (
    <Page
      title="Ширина окна"
      lead={`Сначала телефон: правило без условия — для него. Проверяется на 360, 768, 1280 и 1680 px; уже 320 px бокового сдвига нет. Содержимое не шире ${fixed.content}.`}
    >
      <Part title="Где меняется раскладка">
        <div className={css.widths}>
          {starts.map(({ name, from, to }) => (
            <div
              key={name}
              className={css.span}
              style={{
                marginInlineStart: `${(from / WIDEST) * 100}%`,
                width: `${((to - from) / WIDEST) * 100}%`,
              }}
            >
              <span>{name}</span>
              <span>{from === 0 ? 'до 768' : `от ${from}`}</span>
            </div>
          ))}
        </div>
        <Table
          label="Раскладки"
          columns={['Имя', 'От', 'Что меняется']}
          rows={starts.map(({ name, from }) => ({
            key: name,
            cells: [<Name key="name">{`media.${name}`}</Name>, `${from}\u00A0px`, words[name]],
          }))}
        />
      </Part>
      <Part title="Условия" text="Все — в theme/media.ts; в стилях пишется имя, а не число.">
        <Table
          label="Условия"
          columns={['Имя', 'Условие', 'Когда']}
          rows={Object.entries(media).map(([name, query]) => ({
            key: name,
            cells: [
              <Name key="name">{`media.${name}`}</Name>,
              <Text key="query" as="span" size={14} tone="muted">
                {query}
              </Text>,
              queryWords[name as keyof typeof media],
            ],
          }))}
        />
      </Part>
    </Page>
  ),
};
