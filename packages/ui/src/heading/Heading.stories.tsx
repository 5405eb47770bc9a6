import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Zoomed } from '../story-kit/index.ts';
import { Heading, headingSizes, headingLevels } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  argTypes: { size: choice(headingSizes), level: choice(headingLevels) },
  args: { children: 'Диван «Лада» за 54 990 ₽' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const SixSizesSmallerOnPhones: Story = {
  render: (args) => (
    <Stack gap={4}>
      {headingSizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack gap={4}>
        {headingSizes.map((size) => (
          <Heading key={size} size={size}>
            {longest.word} за 9 999 999 ₽
          </Heading>
        ))}
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
