import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/index.ts';
import { Armchair, choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Tile, tileTones, tileRatios, tileRadii } from './Tile.tsx';

const meta = {
  title: 'Components/Tile',
  component: Tile,
  argTypes: { tone: choice(tileTones), ratio: choice(tileRatios), radius: choice(tileRadii) },
  args: { tone: 'sand', children: <Armchair /> },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const GroundsInBothThemes: Story = {
  render: () => (
    <div style={{ maxWidth: '860px' }}>
      <Grid columns={[4, 8, 8]} gap={2}>
        {tileTones.map((tone) => (
          <Tile key={tone} tone={tone} radius="m">
            <Armchair />
          </Tile>
        ))}
      </Grid>
    </div>
  ),
};

export const EveryRatioWithEveryCorner: Story = {
  render: () => (
    <Matrix
      rows={tileRatios}
      columns={tileRadii}
      cell={(ratio, radius) => (
        <div style={{ width: '120px' }}>
          <Tile tone="sage" ratio={ratio} radius={radius}>
            <Armchair />
          </Tile>
        </div>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Grid columns={[2, 2, 2]} gap={2}>
        {tileRatios.map((ratio) => (
          <Tile key={ratio} tone="sage" ratio={ratio}>
            <Text>{ratio === 'free' ? longest.name : longest.word}</Text>
          </Tile>
        ))}
      </Grid>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
