import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import digests from '../format/agreement.digests.json';
import { agreementBlocks } from '../format/agreement.fixtures.ts';
import { edgeCases, GOODS, NOW, ZONE } from '../format/edgeCases.fixtures.ts';
import * as format from '../format/index.ts';
import { Text } from '../text/index.ts';
import { Name } from './Name.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Foundations/Formatters',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (hours: number) => Date.parse(NOW) + hours * 3_600_000;

const examples: readonly [title: string, calls: readonly [name: string, texts: readonly string[]][]][] = [
  [
    'Деньги',
    [
      ['formatMoney', [54_990, 1489.5, -14_000].map(format.formatMoney)],
      ['formatExactMoney', [54_990, 1489.5].map(format.formatExactMoney)],
      ['formatReduction', [format.formatReduction(14_000)]],
      ['formatPercentOff', [format.formatPercentOff(20)]],
      ['formatMoneyRange', [format.formatMoneyRange(1000, 2000)]],
      ['formatMoneyBounds', [format.formatMoneyBounds(1000, 2000), format.formatMoneyBounds(1000, null)]],
    ],
  ],
  [
    'Числа и слова',
    [
      ['formatNumber', [format.formatNumber(1_234_567)]],
      ['formatDecimal', [format.formatDecimal(1.5)]],
      ['formatNumberRange', [format.formatNumberRange(10, 20)]],
      ['formatCount', [1, 2, 5, 1.5].map((count) => format.formatCount(count, GOODS))],
      ['formatList', [format.formatList(['диван', 'кресло', 'пуф'])]],
      ['formatPhone', [format.formatPhone('+79122044108')]],
      ['formatFileSize', [1023, 1536, 5_242_880].map(format.formatFileSize)],
      ['formatDuration', [45, 150, 5400].map(format.formatDuration)],
    ],
  ],
  [
    'Даты',
    [
      ['formatDay', [format.formatDay(NOW, ZONE)]],
      ['formatWeekday', [format.formatWeekday(NOW, ZONE)]],
      ['formatFullDate', [format.formatFullDate(NOW, ZONE)]],
      ['formatShortDate', [format.formatShortDate(NOW, ZONE)]],
      ['formatTime', [format.formatTime(NOW, ZONE)]],
      ['formatDayRange', [48, 200, 2000].map((hours) => format.formatDayRange(NOW, at(hours), ZONE))],
      ['formatTimeRange', [8, 20].map((hours) => format.formatTimeRange(NOW, at(hours), ZONE))],
      ['formatDelivery', [0, 24, 72, 500].map((hours) => format.formatDelivery(at(hours), NOW, ZONE))],
      [
        'formatRelative',
        [-0.01, -0.1, -3, -24, -72, -500, 0.1, 3, 24, 72].map((hours) =>
          format.formatRelative(at(hours), NOW, ZONE),
        ),
      ],
    ],
  ],
];

export const OneTextEverywhere: Story = {
  render: () => (
    <Page
      title="Числа, даты, деньги"
      lead="Один текст на сервере и в браузере: пробелы внутри неразрывные, минус настоящий, часовой пояс всегда назван. Сейчас на этой странице — 24 ноября 2026, 14:05 в Екатеринбурге."
    >
      {examples.map(([title, calls]) => (
        <Part key={title} title={title}>
          <Table
            label={title}
            columns={['Функция', 'Что получится']}
            rows={calls.map(([name, texts]) => ({
              key: name,
              cells: [<Name key="name">{name}</Name>, texts.map((text) => `«${text}»`).join(', ')],
            }))}
          />
        </Part>
      ))}
    </Page>
  ),
};

export const WhatIsDecidedAboutEdges: Story = {
  render: () => (
    <Page
      title="Крайние случаи"
      lead="Что показать, если показывать нечего, — решено один раз. Эта таблица и есть тест: чего в ней нет, того никто не обещал."
    >
      {edgeCases.map(({ title, cases }) => (
        <Part key={title} title={title}>
          <Table
            label={title}
            columns={['Вызов', 'Ответ', 'Почему']}
            rows={cases.map(({ call, make, why }) => ({
              key: call,
              cells: [
                call,
                make() || 'пустая строка',
                <Text key="why" as="span" size={14} tone="muted">
                  {why}
                </Text>,
              ],
            }))}
          />
        </Part>
      ))}
    </Page>
  ),
};

/** Node holds its own texts against the same digests in `format/agreement.test.ts`. */
export const TenThousandTextsAreTheSameInNodeAndHere: Story = {
  render: () => (
    <Text>
      {format.formatCount(agreementBlocks().flatMap(({ texts }) => texts).length, [
        'текст',
        'текста',
        'текстов',
      ])}
    </Text>
  ),
  play: async () => {
    const blocks = agreementBlocks();
    const different = blocks.filter(({ digest }, index) => digest !== digests[index]);
    await expect(different[0]?.texts ?? []).toEqual([]);
    await expect(blocks).toHaveLength(digests.length);
  },
};
