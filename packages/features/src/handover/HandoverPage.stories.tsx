import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { HandoverPage } from './HandoverPage.tsx';

const anna = { id: 7, login: 'anna', name: 'Анна Смирнова', flags: [] };
const oleg = { id: 8, login: 'oleg', name: 'Олег Мартынов', flags: [] };

const meta = {
  title: 'Pages/Handover',
  component: HandoverPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: { at: '/lk/handover?from=/cart', route: '/lk/handover', info: makeInfo({ user: anna }) },
    msw: [mockCall('/api/user/offered', () => ({ offered: { user: oleg } }))],
  },
} satisfies Meta<typeof HandoverPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherAccountWaitsForAPress: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    const stay = await canvas.findByRole('button', { name: /Остаться: Анна Смирнова/ });
    const go = canvas.getByRole('button', { name: /Продолжить: Олег Мартынов/ });
    await expect(stay.closest('form')).toHaveAttribute('action', '/lk/handover');
    await expect(new FormData(stay.closest('form') ?? undefined, go).get('as')).toBe('offered');
    await expect(new FormData(stay.closest('form') ?? undefined).get('from')).toBe('/cart');
  },
};

export const AGuestWaitsForAPress: Story = {
  parameters: { msw: [mockCall('/api/user/offered', () => ({ offered: { user: null } }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Продолжить: гость' })).toBeVisible();
  },
};

export const AGuestIsAskedBeforeTheyBecomeAnAccount: Story = {
  parameters: {
    shop: { at: '/lk/handover?from=/cart', route: '/lk/handover', info: makeInfo({ user: null }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Остаться: гость' })).toBeVisible();
    await expect(canvas.getByText(/ваша корзина и заказы достанутся ему/)).toBeVisible();
  },
};

export const NothingIsLeftToDecide: Story = {
  parameters: { msw: [mockCall('/api/user/offered', () => ({ offered: null }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Продолжить' })).toHaveAttribute('href', '/cart');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/user/offered', () => new Promise(() => undefined))] },
};

export const Failed: Story = {
  parameters: { msw: [mockCall('/api/user/offered', () => refusal('general.too_many_requests'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Страница не.загрузилась/ })).toBeVisible();
  },
};
