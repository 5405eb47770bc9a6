import { Button } from '@siren/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { badgesNamed, makeCard, makeCards } from '../testing/index.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const action = (
  <Button variant="add" wide>
    В корзину
  </Button>
);

const meta = {
  title: 'Patterns/ProductCard',
  component: ProductCard,
  decorators: [withShop],
  args: { card: makeCard(), action },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a grid: whatever the cards hold, their boxes stand level. */
const row = (cards: ReturnType<typeof makeCards>) => (
  <ProductGrid>
    {cards.map((card) => (
      <li key={card.id}>
        <ProductCard card={card} action={action} />
      </li>
    ))}
  </ProductGrid>
);

export const AShelfOfDifferentGoods: Story = {
  render: () => row(makeCards(8)),
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('button', { name: 'В корзину' })
      .slice(0, 2)
      .map((button) => button.getBoundingClientRect().top);
    await expect(tops[0]).toBe(tops[1]);
  },
};

export const LongWordsAndMissingPartsKeepTheBoxes: Story = {
  render: () =>
    row([
      makeCard({ id: 1 }),
      makeCard({
        id: 2,
        name: 'Электропневмоавтоматизированный водонагреватель накопительный высокопроизводительный 300 л',
        shortName: 'Электропневмоавтоматизированный водонагреватель',
        images: [],
        badges: [],
        colors: [],
        price: 1_234_567,
        oldPrice: 2_345_678,
      }),
      makeCard({ id: 3, name: 'Пуф', shortName: 'Пуф', oldPrice: null, badges: badgesNamed('new', 'hit') }),
      makeCard({ id: 4, exposition: true, badges: badgesNamed('exposition') }),
    ]),
};

export const RunningOutAndGone: Story = {
  render: () =>
    row([
      makeCard({ id: 1, stock: { status: 'few', quantity: 1 } }),
      makeCard({ id: 2, stock: { status: 'out_of_stock', quantity: 0 }, deliveryDate: null }),
    ]),
};

export const LoadingHasTheShapeOfACard: Story = {
  render: () => (
    <ProductGrid>
      {[1, 2].map((id) => (
        <li key={id}>
          <CardSkeleton />
        </li>
      ))}
      <li>
        <ProductCard card={makeCard()} action={action} />
      </li>
    </ProductGrid>
  ),
};
