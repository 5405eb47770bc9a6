import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { ERASED_NAME } from '@siren/domain/client-records';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeOrder } from '../../orders/orders.fixtures.ts';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeStaffOrder, mockStaffOrder } from './order.mock.ts';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  title: 'Staff/Order, what is done from its head',
  component: OrderScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    staff: { at: '/orders/100007', route: '/orders/:id' },
    msw: [mockMe(), ...mockStaffOrder()],
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PapersOpenInATabOfTheirOwn: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Печать' }));
    const menu = within(await screen.findByRole('menu'));
    const papers = menu.getAllByRole('menuitem');
    await expect(
      papers.map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('target')]),
    ).toEqual([
      ['Лист сборки', '/orders/100007/print/picking', '_blank'],
      ['Накладная', '/orders/100007/print/waybill', '_blank'],
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

/** A press calls; nobody is called from a story. */
const uncalled = (link: HTMLElement) => link.addEventListener('click', (event) => event.preventDefault());

export const ACallIsInTheHistoryWithWhatCameOfIt: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { phone: { disable: false } } } },
  async play({ canvas, userEvent }) {
    const link = await canvas.findByRole('link', { name: 'Позвонить' });
    await expect(link).toHaveAttribute('href', 'tel:+79122044108');
    uncalled(link);
    await userEvent.click(link);
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(await history.findByText('Звонок клиенту')).toBeVisible();
    // Pressed again at once it is the same call.
    await userEvent.click(link);
    const asked = within(history.getByRole('group', { name: 'Чем кончился звонок' }));
    await expect(history.getAllByText(/^Звонок клиенту/u)).toHaveLength(1);
    scrollTo(0, 0);
    await expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Дозвонились',
      'Не\u00a0ответил',
      'Перезвонить',
    ]);
  },
};

export const APressOfThePhoneItselfIsACallToo: Story = {
  async play({ canvas, userEvent }) {
    const facts = within(await canvas.findByRole('region', { name: 'Клиент' }));
    const link = facts.getByRole('link', { name: /912.204.41.08$/u });
    uncalled(link);
    await userEvent.click(link);
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(await history.findByText('Звонок клиенту')).toBeVisible();
  },
};

export const WhatCameOfACallIsSaidOnce: Story = {
  async play({ canvas, userEvent }) {
    const link = await canvas.findByRole('link', { name: 'Позвонить' });
    uncalled(link);
    await userEvent.click(link);
    await userEvent.click(await canvas.findByRole('button', { name: /^Не.ответил$/u }));
    await expect(await canvas.findByText(/^Звонок клиенту, не.ответил$/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Чем кончился звонок' })).toBeNull());
  },
};

export const ACallThatIsNotWrittenDownIsToldAndCalledAllTheSame: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/orders/call', () => {
        throw refusal('general.unavailable');
      }),
      ...mockStaffOrder(),
    ],
  },
  async play({ canvas, userEvent }) {
    const link = await canvas.findByRole('link', { name: 'Позвонить' });
    let isCalled = false;
    // After everything that listens to the press.
    document.addEventListener(
      'click',
      (event) => {
        isCalled = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.click(link);
    await expect(await screen.findByText(/^Звонок не.записан в.историю/u)).toBeVisible();
    await expect(isCalled).toBe(true);
  },
};

const erased = makeOrder({
  status: { code: 'done', name: 'Выполнен' },
  customer: { name: ERASED_NAME, phone: '', otherPhones: [], email: '', comment: '' },
});

export const NobodyIsCalledWhoseDataWereErased: Story = {
  parameters: { msw: [mockMe(), ...mockStaffOrder(makeStaffOrder({ order: erased }))] },
  async play({ canvas }) {
    const client = within(await canvas.findByRole('region', { name: 'Клиент' }));
    await expect(client.getByText(ERASED_NAME)).toBeVisible();
    await expect(client.queryByText('Телефон')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Печать' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Позвонить' })).toBeNull();
  },
};
