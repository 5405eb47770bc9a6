import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Words } from './Words.tsx';
import { Text, textSizes, textTones, textWeights, textElements } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  subcomponents: { Words },
  argTypes: {
    size: choice(textSizes),
    tone: choice(textTones),
    weight: choice(textWeights),
    as: choice(textElements),
  },
  args: { children: 'Двухместный, в 12 обивках. Со склада привезём во вторник.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryToneInEverySize: Story = {
  render: () => (
    <Matrix
      rows={textTones}
      columns={['12', '14', '16', '18', '20']}
      cell={(tone, column) => (
        <Text as="span" tone={tone} size={textSizes.find((size) => String(size) === column)}>
          Диван 54 990 ₽
        </Text>
      )}
    />
  ),
};

export const LongWordsBreakAndLongLinesAreCut: Story = {
  render: () => (
    <div style={{ width: '160px' }}>
      <Stack gap={3}>
        <Text>Водогрязеторфопарафинолечение и человеконенавистничество</Text>
        <Text lines={1}>Кресло для отдыха «Тишина», дуб, рогожка шалфей</Text>
        <Text lines={2}>Кресло для отдыха «Тишина», дуб, рогожка шалфей, с подушкой</Text>
      </Stack>
    </div>
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack gap={3}>
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            {longest.text}
          </Text>
        ))}
        <Text weight="strong">{longest.word}</Text>
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
