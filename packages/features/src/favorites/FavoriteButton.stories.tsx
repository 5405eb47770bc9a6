import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ProductCard } from '../catalog/index.ts';
import { withShop } from '../stories/index.ts';
import { makeCard, makeInfo } from '../testing/index.ts';
import { FavoriteButton, favoriteLooks } from './FavoriteButton.tsx';
import { mockFavoriteRefused, mockFavorites } from './favorites.mock.ts';

const card = makeCard();
const photo = makeCard({
  id: 102,
  images: [{ ...card.images[0]!, tile: null }],
  favorite: true,
});
const look = (over: object) => ({ chromatic: { disableSnapshot: true }, ...over });

const meta = {
  title: 'Patterns/Favourite',
  component: FavoriteButton,
  decorators: [withShop],
  args: { card },
  parameters: { msw: mockFavorites([]) },
} satisfies Meta<typeof FavoriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADrawingOnAPhotoAndBesideWords: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 15rem)', gap: '1.5rem' }}>
      {[card, photo].map((good) => (
        <ProductCard
          key={good.id}
          card={good}
          action={null}
          note="Дешевле на 2 000 ₽"
          corner={<FavoriteButton card={good} />}
        />
      ))}
      <div style={{ display: 'grid', gap: '1rem', alignContent: 'start' }}>
        {favoriteLooks.map((each) => (
          <FavoriteButton key={each} card={photo} look={each} />
        ))}
      </div>
    </div>
  ),
};

export const APressShowsAtOnceAndIsKept: Story = {
  parameters: look({}),
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'В избранное', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    heart.focus();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ARefusalTakesItBackAndSaysWhy: Story = {
  parameters: look({ msw: [mockFavoriteRefused()] }),
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'В избранное' });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    await expect(
      await screen.findByText(/^Такой страницы в каталоге нет[.] Товар не.добавлен в.избранное[.]$/),
    ).toBeVisible();
  },
};

export const ACardThatDoesNotKnowIsAskedAbout: Story = {
  args: { card: { id: 7, name: 'Стул «Тис»' } },
  parameters: look({
    shop: { info: makeInfo() },
    msw: mockFavorites([{ ...card, id: 7, addedAt: '2026-11-20T12:00:00+05:00', priceThen: null }]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'В избранное', pressed: true })).toBeVisible();
  },
};
