import type { Info } from '@siren/contract/info';
import { cartSummary } from '@siren/domain/cart';
import { Card } from '@siren/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeFullCart } from '../cart/cart.fixtures.ts';
import { mockCart, resetCarts } from '../cart/cart.mock.ts';
import { CartSum, useCart } from '../cart/index.ts';
import { useInfo } from '../info/index.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { PayMeansPanel } from './PayMeansPanel.tsx';
import { useWallet } from './useWallet.ts';
import { mockWallet } from './wallet.mock.ts';

const info = makeInfo({
  cart: makeFullCart(),
  wallet: { certificates: [], bonus: 1_840 },
  user: { id: 7, login: 'buyer', name: 'Анна', flags: [] },
});

/** The panel above the sum that it changes. */
function Sum({ known }: { known: Info }) {
  const { cart = known.cart } = useCart();
  const paying = useWallet(known);
  const summary = cartSummary(cart, [], paying);
  return (
    <Card>
      <PayMeansPanel
        cart={cart}
        summary={summary}
        guest={known.user === null}
        paying={paying}
        onFailure={() => {}}
      />
      <CartSum summary={summary} coupon={cart.coupon} delivery={null} />
    </Card>
  );
}

function Live() {
  const known = useInfo();
  return known ? <Sum known={known} /> : null;
}

const meta = {
  title: 'Patterns/Cart/What pays, live',
  component: Live,
  decorators: [withShop],
  beforeEach: resetCarts,
  parameters: {
    shop: { at: '/cart', route: '/cart', info },
    msw: [...mockCart(info.cart), ...mockWallet(info.wallet)],
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Live>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodesAndBonusGoOffTheSumOneAfterTheOther: Story = {
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const attach = async (code: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Есть сертификат?' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Номер сертификата' }), `${code}{Enter}`);
    };
    await step('a certificate that has expired is refused in its place', async () => {
      await attach('dar-old');
      const field = canvas.getByRole('textbox', { name: 'Номер сертификата' });
      await waitFor(() => expect(field).toHaveAccessibleDescription(/прошёл 1\sмарта/));
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Escape}');
    });
    await step('two pay in the order attached, and who attached them stays where they were', async () => {
      await attach('dar-3000');
      await waitFor(() => expect(canvas.getByRole('button', { name: /сертификат DAR-3000/ })).toHaveFocus());
      await attach('dar-5000');
      const list = await canvas.findByRole('list', { name: 'Сертификаты' });
      await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
      await expect(list).toHaveTextContent(/DAR-3000.*DAR-5000/);
      await expect(canvasElement).toHaveTextContent(/Сертификаты−6\s240\s₽/);
    });
    await step('a bonus goes first, and a coupon before all of them', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Списать бонусы' }));
      await expect(canvasElement).toHaveTextContent(/Бонусы−1\s840\s₽/);
      await userEvent.click(canvas.getByRole('button', { name: 'СИРЕНЬ10' }));
      const applied = await canvas.findByRole('button', { name: 'Убрать: СИРЕНЬ10' });
      await waitFor(() => expect(applied).toHaveFocus());
      await expect(canvasElement).toHaveTextContent(/Промокод СИРЕНЬ10−5\s000\s₽/);
    });
    await step('what is taken off again leaves the keyboard a place to go on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать: СИРЕНЬ10' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Есть промокод?' })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: /сертификат DAR-3000/ }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /сертификат DAR-3000/ })).toBeNull());
    });
  },
};
