import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/index.ts';
import { Grid } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Card, cardTones, cardPaddings } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  argTypes: { tone: choice(cardTones), padding: choice(cardPaddings) },
  args: { children: 'Доставим во вторник, 24 ноября' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const ThreeGroundsWithALineAndNoShadow: Story = {
  render: () => (
    <Grid columns={[1, 3, 3]}>
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone}>
          <Heading level={3} size="panel">
            Доставка
          </Heading>
          <Text tone="muted" size={14}>
            вт, 24 ноября, интервал 3 часа
          </Text>
        </Card>
      ))}
    </Grid>
  ),
};

export const EveryGroundWithEveryPadding: Story = {
  render: () => (
    <Matrix
      rows={cardTones}
      columns={cardPaddings}
      cell={(tone, padding) => (
        <Card tone={tone} padding={padding}>
          Доставка
        </Card>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Card>
        <Heading level={3}>{longest.name}</Heading>
        <Text>{longest.text}</Text>
      </Card>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
