import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice, Matrix } from '../story-kit/index.ts';
import { Badge, badgeShapes, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  argTypes: { tone: choice(badgeTones), shape: choice(badgeShapes) },
  args: { children: 'Новинка' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

export const EveryToneInBothShapes: Story = {
  render: () => (
    <Matrix
      rows={badgeTones}
      columns={badgeShapes}
      cell={(tone, shape) => (
        <Badge tone={tone} shape={shape}>
          {tone === 'sale' ? '−20 %' : 'Оплачен'}
        </Badge>
      )}
    />
  ),
};
