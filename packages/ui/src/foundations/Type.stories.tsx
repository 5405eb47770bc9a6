import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, headingSizes } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Price } from '../price/index.ts';
import { Text, textSizes, textWeights } from '../text/index.ts';

const meta = {
  title: 'Foundations/Type',
  parameters: { pictures: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pangram = 'Съешь же ещё этих мягких французских булок, да выпей чаю';

export const GolosTextIsDrawnForRussian: Story = {
  render: () => (
    <Stack gap={8}>
      <Stack gap={4}>
        {headingSizes.map((size) => (
          <Heading key={size} size={size}>
            {size}: диван «Лада» за 54 990 ₽
          </Heading>
        ))}
      </Stack>
      <Stack gap={4}>
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            {size}: {pangram}
          </Text>
        ))}
      </Stack>
      <Stack gap={2}>
        {textWeights.map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}: {pangram}
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
};

export const FiguresOfOneWidthStandInColumns: Story = {
  render: () => (
    <div style={{ width: '160px' }}>
      <Stack gap={2}>
        {[111_111, 54_990, 8_990, 777].map((price) => (
          <Price key={price} price={price} size="row" align="end" />
        ))}
      </Stack>
    </div>
  ),
};
