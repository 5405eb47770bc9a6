import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Container, Grid, Stack } from '../layout/index.ts';
import { Price } from '../price/index.ts';
import { Armchair, expectToFit, insideOf, longest, OwnWindow, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Tile, tileTones } from '../tile/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { footer, header, ways } from './shell.fixtures.tsx';
import { SkipLink } from './SkipLink.tsx';

interface ShellProps {
  /** Heading of the page. */
  title: string;
  /** What each of the goods is called. */
  name: string;
  /** What each of them costs, roubles. */
  price: number;
  /** What all of them cost, roubles. */
  sum: number;
  /** Under the sum. */
  about: string;
}

function Shell({ title, name, price, sum, about }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header {...header} />
      <Container as="main" id="main" tabIndex={-1}>
        <div style={{ height: '24px' }} />
        <Stack gap={6}>
          <Heading level={1}>{title}</Heading>
          <Grid columns={[2, 3, 4]} gap={[3, 5]}>
            {tileTones.map((tone) => (
              <Stack key={tone} gap={2}>
                <Tile tone={tone}>
                  <Armchair />
                </Tile>
                <Text lines={2}>{name}</Text>
                <Price price={price} />
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Container>
      <Footer {...footer} />
      <ActionBar>
        <div style={{ flex: 1 }}>
          <Price price={sum} />
          <Text size={14} tone="muted">
            {about}
          </Text>
        </div>
        <Button>Оформить заказ</Button>
      </ActionBar>
      <BottomBar items={ways} />
    </>
  );
}

const meta = {
  title: 'Patterns/AppShell',
  component: Shell,
  args: {
    title: 'Кресла',
    name: 'Кресло для отдыха «Тишина», дуб, рогожка шалфей',
    price: 24_990,
    sum: 95_690,
    about: '6 товаров с доставкой',
  },
  parameters: {
    layout: 'fullscreen',
    pictures: { whole: true },
    chromatic: { modes: { phone: { disable: false } } },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const HeaderFooterAndTheBarsOfAPhone: Story = {};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  args: {
    title: longest.label,
    name: longest.name,
    price: longest.sum,
    sum: longest.sum,
    about: longest.label,
  },
  parameters: {
    layout: 'padded',
    pictures: { whole: false },
    chromatic: { modes: { phone: { disable: true } } },
  },
  render: (args) => (
    <Zoomed>
      <OwnWindow label="Страница" width={320} height={900}>
        <Shell {...args} />
      </OwnWindow>
    </Zoomed>
  ),
  play: async ({ canvasElement }) => expectToFit(await insideOf(canvasElement)),
};

export const TheFirstTabSkipsToTheContent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /к содержанию|к содержимому/i })).toHaveFocus();
  },
};
