import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../../stories/index.ts';
import { mockCartOfStaff } from './newOrder.mock.ts';
import { NewOrder } from './NewOrder.tsx';

const PHONE = '+79124406320';

/** Carts of whoever is at work, as their servers keep them: a server for each story. */
const carts = {
  othersClient: mockCartOfStaff({ offers: [], client: '+79220000001' }),
  told: mockCartOfStaff({ offers: [31, 32, 33], client: null }),
  kept: mockCartOfStaff({ offers: [31, 32], client: null }),
  cleared: mockCartOfStaff({ offers: [31, 32], client: null }),
  forNobody: mockCartOfStaff({ offers: [], client: PHONE }),
  blocked: mockCartOfStaff({ offers: [31], client: null }, PHONE),
};
const at = ({ handlers }: (typeof carts)['told']) => ({ msw: [mockMe(), ...handlers] });

const meta = {
  title: 'Staff/New order',
  component: NewOrder,
  decorators: [withStaff],
  args: { phone: PHONE, onReady: fn() },
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    ...at(carts.told),
  },
} satisfies Meta<typeof NewOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = { name: 'Новый заказ' };

export const AnEmptyCartIsTurnedToTheClientAndOpened: Story = {
  parameters: at(carts.othersClient),
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', press));
    await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(1));
    await expect(carts.othersClient.cart).toEqual({ offers: [], client: PHONE });
  },
};

export const WhatLiesInTheCartIsToldBefore: Story = {
  parameters: {
    ...at(carts.told),
    pictures: { whole: true },
    chromatic: { disableSnapshot: false, modes: { phone: { disable: false } } },
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', press));
    await expect(await screen.findByRole('alertdialog', { name: /^В.корзине уже 3.товара$/u })).toBeVisible();
    await expect(args.onReady).not.toHaveBeenCalled();
    await expect(carts.told.cart.client).toBeNull();
  },
};

export const ItStaysAsLongAsNobodySaysOtherwise: Story = {
  parameters: at(carts.kept),
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', press));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    await expect(carts.kept.cart).toEqual({ offers: [31, 32], client: null });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', press));
    await userEvent.click(await screen.findByRole('button', { name: 'Открыть корзину' }));
    await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(1));
    await expect(carts.kept.cart).toEqual({ offers: [31, 32], client: PHONE });
  },
};

export const ItIsTakenOutWhereThatIsChosen: Story = {
  parameters: at(carts.cleared),
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', press));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Убрать' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Открыть корзину' }));
    await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(1));
    await expect(carts.cleared.cart).toEqual({ offers: [], client: PHONE });
  },
};

export const ForNobodyInParticularTheCartIsNobodys: Story = {
  args: { phone: null },
  parameters: at(carts.forNobody),
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', press));
    await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(1));
    await expect(carts.forNobody.cart.client).toBeNull();
  },
};

export const ForWhomNoOrderMayBePlacedNothingIsTakenOut: Story = {
  parameters: at(carts.blocked),
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', press));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Убрать' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Открыть корзину' }));
    await expect(await dialog.findByText(/^Этому клиенту вход закрыт/u)).toBeVisible();
    await expect(args.onReady).not.toHaveBeenCalled();
    await expect(carts.blocked.cart.offers).toEqual([31]);
  },
};

export const WhoMayNotOrderForOthersHasNoButton: Story = {
  parameters: { msw: [mockMe(['admin.access', 'orders.manage'])] },
  async play({ canvas }) {
    await canvas.findAllByText('Елена Ким');
    await expect(canvas.queryByRole('button', press)).toBeNull();
  },
};
