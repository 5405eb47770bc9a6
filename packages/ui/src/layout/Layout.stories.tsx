import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { Text } from '../text/index.ts';
import { Tile } from '../tile/index.ts';
import { Bleed } from './Bleed.tsx';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { Box, boxes } from './layout.fixtures.tsx';
import { Split } from './Split.tsx';
import { expectToFit, insideOf, longest, OwnWindow, Sofa, Zoomed } from '../story-kit/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout',
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StackAndInline: Story = {
  render: () => (
    <Stack gap={[3, 6]}>
      <Inline gap={2}>{boxes(5)}</Inline>
      <Inline gap={2} justify="between">
        {boxes(2)}
      </Inline>
      <Stack gap={1}>{boxes(2)}</Stack>
    </Stack>
  ),
};

export const GridFollowsTheWidth: Story = {
  render: () => (
    <Grid columns={[2, 3, 4]} gap={[2, 5]}>
      {boxes(8)}
    </Grid>
  ),
};

export const SplitKeepsTheSideColumnInView: Story = {
  render: () => <Split side="summary" start={<Stack>{boxes(6)}</Stack>} end={<Box>Ваш заказ</Box>} />,
};

export const BleedReachesOverThePaddingOfACard: Story = {
  render: () => (
    <div style={{ maxWidth: '280px' }}>
      <Card padding="m">
        <Stack>
          <Bleed by={4} sides="inline">
            <Tile tone="sage" ratio="low" aria-label="Во всю ширину">
              <Sofa />
            </Tile>
          </Bleed>
          <Text>Диван «Лада»</Text>
        </Stack>
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText('Диван «Лада»').getBoundingClientRect();
    const picture = canvas.getByLabelText('Во всю ширину').getBoundingClientRect();
    await expect(words.left - picture.left).toBe(16);
    await expect(picture.right - words.right).toBe(16);
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Inline gap={2}>
        <Box>{longest.label}</Box>
        <Box>{longest.word}</Box>
      </Inline>
      <Grid columns={[2, 2, 2]}>
        <Box>{longest.word}</Box>
        <Box>{longest.text}</Box>
      </Grid>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const ASideColumnStandsUnderTheOtherAt200PercentZoom: Story = {
  parameters: { chromatic: { modes: { phone: { disable: true } } } },
  render: () => (
    <Zoomed>
      <OwnWindow label="Страница" width={320} height={560}>
        <Container as="main">
          <Bleed>
            <Tile tone="sage" ratio="wide">
              <Sofa />
            </Tile>
          </Bleed>
          <Split side="summary" start={<Box>{longest.text}</Box>} end={<Box>{longest.word}</Box>} />
        </Container>
      </OwnWindow>
    </Zoomed>
  ),
  play: async ({ canvasElement }) => expectToFit(await insideOf(canvasElement)),
};
