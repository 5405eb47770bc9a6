import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice, Matrix, Sofa } from '../story-kit/index.ts';
import { vars } from '../theme/index.ts';
import { Tile } from '../tile/index.ts';
import { Bleed, bleedSides } from './Bleed.tsx';

const meta = {
  title: 'Components/Bleed',
  component: Bleed,
  argTypes: { sides: choice(bleedSides), by: choice([4, 6, 'page']) },
  args: {
    by: 4,
    children: (
      <Tile tone="sage" ratio="wide" radius="s">
        <Sofa />
      </Tile>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: '280px', padding: '16px', background: vars.surface.sunkenStrong }}>
      <Bleed {...args} />
    </div>
  ),
} satisfies Meta<typeof Bleed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const OverEveryEdgeByEveryPadding: Story = {
  render: ({ children }) => (
    <Matrix
      rows={bleedSides}
      columns={['4', '6'] as const}
      cell={(sides, by) => (
        <div
          style={{
            width: '220px',
            padding: `calc(4px * ${by})`,
            background: vars.surface.sunkenStrong,
          }}
        >
          <Bleed sides={sides} by={Number(by) as 4 | 6}>
            {children}
          </Bleed>
        </div>
      )}
    />
  ),
};
