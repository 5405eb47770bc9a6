import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../../stories/index.ts';
import { mockStaffOrder } from '../order.mock.ts';
import { OrderScreen } from '../OrderScreen.tsx';
import { gone, opened, paid } from './openChange.mock.ts';

const meta = {
  title: 'Staff/Order change/Kept and left',
  component: OrderScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    staff: { at: '/orders/100007', route: '/orders/:id' },
    msw: [mockMe(), ...mockStaffOrder(paid())],
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByTheKeyboardAlone: Story = {
  // It saves: the others find the order as it was.
  parameters: { msw: [mockMe(), ...mockStaffOrder(paid())] },
  async play({ canvas, userEvent }) {
    (await canvas.findByRole('button', { name: 'Изменить состав' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('checkbox', { name: 'Сборка мебели' });
    const reach = async (element: HTMLElement) => {
      for (let tabs = 0; document.activeElement !== element && tabs < 30; tabs += 1) await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    await reach(dialog.getByRole('spinbutton', { name: /^Стул «Тис»/u }));
    await userEvent.keyboard('{ArrowDown}');
    await reach(dialog.getByRole('combobox', { name: 'Добавить товар' }));
    await userEvent.keyboard('аист');
    await screen.findByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await reach(dialog.getByRole('checkbox', { name: 'Сборка мебели' }));
    await userEvent.keyboard(' ');
    const save = await dialog.findByRole('button', { name: /^Сохранить: вернём 3.173.₽$/u });
    await waitFor(() => expect(save).toBeEnabled());
    await reach(save);
    await userEvent.keyboard('{Enter}');
    await gone();
    const goods = within(canvas.getByRole('list', { name: 'Товары' }));
    await expect(goods.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const WhatIsNotSavedIsNotLostByEscape: Story = {
  async play(context) {
    const { userEvent } = context;
    await opened(context);
    await userEvent.keyboard('{Escape}');
    await gone();
    const { dialog, more } = await opened(context);
    await more(/^Стул «Тис»/u);
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: /^Не.сохранять изменения\?$/u }));
    await userEvent.click(question.getByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('spinbutton', { name: /^Стул «Тис»/u })).toHaveValue('4');
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Не.сохранять$/u }));
    await gone();
  },
};

export const NorByLeavingTheRecord: Story = {
  async play(context) {
    const { canvas, userEvent } = context;
    const { dialog, more, quoted } = await opened(context);
    await more(/^Стул «Тис»/u);
    // «Back» is no press on the screen: a link under the window goes the same way.
    const [list] = canvas.getAllByRole('link', { name: 'Заказы', hidden: true });
    list?.click();
    const question = within(await screen.findByRole('alertdialog', { name: /^Уйти без.сохранения\?$/u }));
    await expect(question.getByText('То, что выбрано, пропадёт.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('spinbutton', { name: /^Стул «Тис»/u })).toHaveValue('4');
    await quoted();
  },
};
