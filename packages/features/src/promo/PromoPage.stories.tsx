import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { mockCart, resetCarts } from '../cart/cart.mock.ts';
import { ClockProvider } from '../info/index.ts';
import { serverFailed, withShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { makeBlocks, makePromo, makePromoLinks, NOW } from '../blocks/blocks.fixtures.ts';
import { mockPromo } from './promo.mock.ts';
import { PromoPage } from './PromoPage.tsx';

const meta = {
  title: 'Pages/Promo',
  component: PromoPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: { at: '/promo/teplyj-svet', route: '/promo/*' },
    msw: [mockPromo()],
  },
} satisfies Meta<typeof PromoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Тёплый свет');
    await expect(canvas.getByRole('timer')).toHaveTextContent('9 дней 12 часов');
    await expect(canvas.getAllByText('С 16 по 30 ноября 2026')[0]).toBeVisible();
  },
};

export const TheCodeIsCopiedAndThatIsSaid: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const box = await canvas.findByRole('region', { name: /Промокод на.скидку/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Скопировать' }));
    await expect(await canvas.findByText(/Промокод скопирован/)).toBeVisible();
    await expect(written).toEqual(['СВЕТ15']);
    clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }));
    await expect(await canvas.findByText(/выделен/)).toBeVisible();
    await expect(getSelection()?.toString()).toBe('СВЕТ15');
    await expect(box).toBeVisible();
  },
};

const cart = makeCart([{ offer: 2002, price: 24_990, quantity: 2 }]);
const withCoupon = makePromo({
  blocks: makeBlocks().map((block) => (block.type === 'coupon' ? { ...block, code: 'СИРЕНЬ10' } : block)),
});

export const ApplyingTheCodeTellsWhatItDoes: Story = {
  parameters: {
    shop: { at: '/promo/teplyj-svet', route: '/promo/*', info: makeInfo({ cart }) },
    msw: [mockCall('/api/promo', () => withCoupon), ...mockCart(cart)],
  },
  beforeEach: resetCarts,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить' }));
    await expect(await canvas.findByRole('link', { name: /Перейти в.корзину/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Применить' })).toBeNull();
  },
};

/** The server answered two seconds before the end; a clock that has passed it by is all that is needed. */
let passed = 0;
const lastSeconds = '2026-11-30T18:59:58.000Z';
export const TheEndIsSaidAndThePageIsReadAgain: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockCall('/api/promo', () =>
        passed === 0
          ? makePromo({ now: lastSeconds })
          : makePromo({
              state: 'ended',
              note: 'Акция завершилась 30 ноября 2026',
              blocks: [],
            }),
      ),
    ],
  },
  beforeEach: () => {
    passed = 0;
  },
  decorators: [
    (Story) => (
      <ClockProvider clock={() => passed}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('2 секунды');
    passed = 5_000;
    await waitFor(() => expect(canvas.getByText('Акция завершилась 30 ноября 2026')).toBeVisible());
  },
};

export const NotBegunSaysWhen: Story = {
  parameters: {
    msw: [
      mockPromo({
        state: 'upcoming',
        note: 'Акция начнётся 1 декабря 2026',
        period: 'с 1 по 15 декабря 2026',
        blocks: makeBlocks().filter(({ type }) => type === 'products' || type === 'text'),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Акция начнётся 1 декабря 2026')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

export const EndedLeadsOn: Story = {
  parameters: {
    msw: [
      mockPromo({
        state: 'ended',
        note: 'Акция завершилась 15 ноября 2026',
        blocks: [{ type: 'promos', title: 'Другие акции', promos: makePromoLinks() }],
      }),
    ],
    chromatic: { modes: { phone: { disable: false } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /В.каталог/ })).toBeVisible();
    await expect(document.querySelector('link[rel=canonical]')).toBeNull();
  },
};

export const WithoutPictureAndBlocks: Story = {
  parameters: {
    msw: [mockPromo({ image: null, text: '', startsAt: null, endsAt: null, period: '', blocks: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Тёплый свет/ })).toBeVisible();
  },
};

export const LongWordsOnANarrowPhone: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [
      mockPromo({
        title: 'Высокопроизводительное электропневмоавтоматизированное водонагревательное оборудование',
        blocks: [
          {
            type: 'coupon',
            title: 'Промокод для сельскохозяйственных предприятий',
            code: 'ВОДОНАГРЕВАТЕЛЬ-ДЛЯ-ПРЕДПРИЯТИЙ-2026',
            description: 'Достопримечательно-оборудованная скидка на всё водонагревательное',
            startsAt: null,
            endsAt: null,
          },
          { type: 'countdown', title: 'До конца акции', startsAt: null, endsAt: '2027-11-30T19:00:00Z' },
        ],
        now: NOW,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Промокод для сельскохозяйственных предприятий' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/promo', () => new Promise(() => undefined))] },
};

export const Failed: Story = {
  parameters: { msw: [http.post('*/api/promo', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Акция не загрузилась');
  },
};

export const TheServerFailed: Story = serverFailed('/api/promo', 'Акция не загрузилась');

export const ThereIsNoSuchPromo: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockCall('/api/promo', () => refusal('catalog.not_found'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
};
