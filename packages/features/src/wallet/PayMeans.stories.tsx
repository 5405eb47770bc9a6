import { refusal } from '@siren/contract/errors';
import { cartSummary } from '@siren/domain/cart';
import type { CartState } from '@siren/domain/cart';
import type { Wallet } from '@siren/domain/clients';
import type { AppliedCoupon } from '@siren/domain/coupons';
import { Card } from '@siren/ui/card';
import { fixed } from '@siren/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { makeFullCart } from '../cart/cart.fixtures.ts';
import { withCoupon } from '../cart/cart.mock.ts';
import { withShop } from '../stories/index.ts';
import { PayMeans } from './PayMeans.tsx';
import type { PayMeansProps } from './PayMeans.tsx';
import { certificates } from './wallet.fixtures.ts';

const [large, small, spent, old] = certificates;

interface Given {
  cart?: CartState;
  paying?: Partial<Wallet & Pick<PayMeansProps['wallet'], 'useBonus' | 'busy' | 'refused'>>;
  guest?: boolean;
  coupon?: Partial<PayMeansProps['coupon']>;
}

/** The props of somebody with this cart and this wallet; what is pressed is only heard. */
function propsOf({ cart = makeFullCart(), paying = {}, guest = false, coupon = {} }: Given): PayMeansProps {
  const { certificates: attached = [], bonus = 0, useBonus = false, ...rest } = paying;
  const wallet = { certificates: attached, bonus };
  return {
    cart,
    summary: cartSummary(cart, [], { wallet, useBonus }),
    guest,
    wallet: {
      wallet,
      useBonus,
      onUseBonus: fn(),
      busy: false,
      refused: null,
      attach: fn(async () => true),
      detach: fn(async () => true),
      forgive: fn(),
      ...rest,
    },
    coupon: {
      busy: false,
      refused: null,
      apply: fn(async () => true),
      remove: fn(async () => true),
      forgive: fn(),
      ...coupon,
    },
  };
}

const couponed = (code: string, over: Partial<AppliedCoupon> = {}) => {
  const cart = withCoupon(makeFullCart(), code);
  return cart.coupon ? { ...cart, coupon: { ...cart.coupon, ...over } } : cart;
};

const meta = {
  title: 'Patterns/Cart/What pays',
  component: PayMeans,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: fixed.column.summary }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
    withShop,
  ],
  parameters: { shop: { at: '/cart', route: '/cart' } },
  args: propsOf({ paying: { bonus: 1_840 } }),
} satisfies Meta<typeof PayMeans>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingIsUsedYet: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Списать бонусы' }));
    await expect(args.wallet.onUseBonus).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'СИРЕНЬ10' }));
    await expect(args.coupon.apply).toHaveBeenCalledWith('СИРЕНЬ10');
  },
};

export const EverythingPays: Story = {
  args: propsOf({
    cart: couponed('СИРЕНЬ10'),
    paying: { bonus: 70_000, useBonus: true, certificates: [large, small] },
  }),
  async play({ args, canvasElement }) {
    const list = within(within(canvasElement).getByRole('list', { name: 'Сертификаты' }));
    await expect(list.getByText(/Спишем 2\s460\s₽ из 5\s000\s₽/)).toBeVisible();
    await expect(list.getByText(/в этом заказе не понадобится/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Убрать сертификат DAR-5000' }));
    await expect(args.wallet.detach).toHaveBeenCalledWith(large.guid);
  },
};

export const CertificatesThatCannotPaySayWhy: Story = {
  args: propsOf({ paying: { certificates: [spent, old, small] } }),
};

export const ACouponSaysWhatIsMissingAndWhereToGo: Story = {
  args: propsOf({ cart: couponed('НОВОСЕЛЬЕ') }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Добавьте товаров ещё на 12\s540\s₽/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Выбрать товары' })).toHaveAttribute('href', '/section');
  },
};

export const ACouponForOtherGoodsLeadsToThem: Story = {
  args: propsOf({ cart: couponed('СВЕТ15') }),
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/нет товаров, на которые он действует/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Свет' })).toHaveAttribute('href', '/section/svet');
  },
};

export const ACouponForSomeOfTheGoodsNamesThem: Story = {
  args: propsOf({ cart: couponed('СИРЕНЬ10', { offers: [2], discount: 2_247 }) }),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/Действует на товары: Стул «Тис»/)).toBeVisible();
  },
};

export const AGuestIsToldThatSigningInGivesBonuses: Story = {
  args: propsOf({ guest: true }),
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Войдите' });
    await expect(link).toHaveAttribute('href', '/lk/login?from=%2Fcart');
  },
};

export const ARefusedCodeIsMendedInItsPlace: Story = {
  args: propsOf({ coupon: { refused: refusal('auth.attempts_exhausted', { retryAfter: 840 }) } }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Есть промокод?' }));
    const field = canvas.getByRole('textbox', { name: 'Промокод' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Подождите немного. Осталось 14\sмин./);
    await userEvent.type(field, 'ЛЕТО{Escape}');
    await expect(canvas.getByRole('button', { name: 'Есть промокод?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

export const ACertificateThatIsSpentIsRefusedInItsOwnWords: Story = {
  args: propsOf({
    paying: {
      refused: refusal('cart.certificate_not_found', { data: { status: 'empty', expiresAt: null } }),
    },
  }),
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Есть сертификат?' }));
    const field = canvas.getByRole('textbox', { name: 'Номер сертификата' });
    await expect(field).toHaveAccessibleDescription(/не\sосталось денег/);
    await userEvent.type(field, ' dar-spent {Enter}');
    await expect(args.wallet.attach).toHaveBeenCalledWith('dar-spent');
  },
};

export const WhileACodeIsOnItsWayNothingElseIsTried: Story = {
  args: propsOf({
    cart: couponed('НОВОСЕЛЬЕ'),
    paying: { busy: true, certificates: [large] },
    coupon: { busy: true },
  }),
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Убрать: НОВОСЕЛЬЕ/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /Убрать сертификат/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
