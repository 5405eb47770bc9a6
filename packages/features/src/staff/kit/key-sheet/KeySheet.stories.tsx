import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { staffClients } from '../../clients/clients.fixtures.ts';
import { mockClients } from '../../clients/clients.mock.ts';
import { staffGoods } from '../../goods/goods.fixtures.ts';
import { mockGoods } from '../../goods/goods.mock.ts';
import { staffOrders } from '../../orders/orders.fixtures.ts';
import { mockStaffOrders } from '../../orders/orders.mock.ts';
import { OrdersScreen } from '../../orders/OrdersScreen.tsx';
import { mockMe, withStaff } from '../../stories/index.ts';

const meta = {
  title: 'Staff/Keys',
  component: OrdersScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    pictures: { whole: true },
    msw: [mockMe(), ...mockStaffOrders(staffOrders), ...mockClients(staffClients), ...mockGoods(staffGoods)],
  },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const NAME = 'Горячие клавиши';
const sheet = () => screen.findByRole('dialog', { name: NAME });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens the sheet from the palette; answers the field of that. */
async function viaPalette(): Promise<HTMLElement> {
  await userEvent.keyboard('{Control>}[KeyK]{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Найти' });
  await userEvent.type(field, 'горяч');
  await userEvent.click(await screen.findByRole('option', { name: /^Горячие.клавиши$/u }));
  return field;
}
const listed = () => screen.findByRole('link', { name: '104519' });

export const OfAList: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play() {
    await listed();
    await userEvent.keyboard('?');
    const list = within(await sheet()).getByRole('table', { name: /^Список вы здесь/u });
    await expect(within(list).getByRole('row', { name: /^Поиск в.списке \/$/u })).toBeVisible();
    await expect(within(await sheet()).getByRole('table', { name: 'Запись' })).toBeVisible();
  },
};

export const FromThePaletteAndBack: Story = {
  parameters: unpictured,
  async play() {
    await listed();
    const field = await viaPalette();
    await sheet();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const InAFieldAQuestionMarkIsWritten: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await listed();
    const search = canvas.getByRole('searchbox', { name: 'Номер, телефон, имя' });
    await userEvent.type(search, 'кто?jk/');
    await expect(search).toHaveValue('кто?jk/');
    await expect(search).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ThroughAList: Story = {
  parameters: unpictured,
  async play({ canvas, step }) {
    const first = await listed();
    await step('J and K go from row to row', async () => {
      await userEvent.keyboard('[KeyJ]');
      await expect(first).toHaveFocus();
      await userEvent.keyboard('[KeyJ][KeyJ]');
      await expect(canvas.getByRole('link', { name: '104517' })).toHaveFocus();
      await userEvent.keyboard('[KeyK]');
      await expect(canvas.getByRole('link', { name: '104518' })).toHaveFocus();
    });
    await step('arrows of the table go on from there', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: '104517' })).toHaveFocus();
    });
    await step('the search has the focus by its key, with what was typed chosen', async () => {
      await userEvent.keyboard('/');
      const search = canvas.getByRole('searchbox', { name: 'Номер, телефон, имя' });
      await expect(search).toHaveFocus();
      await expect(search).toHaveValue('');
    });
  },
};

export const EnterOpensTheRow: Story = {
  parameters: unpictured,
  async play() {
    await listed();
    await userEvent.keyboard('[KeyJ][KeyJ]{Enter}');
    // The same list stands at every address of a story; the sheet knows that one is at a record.
    await userEvent.keyboard('?');
    await expect(within(await sheet()).getByRole('table', { name: /^Запись вы здесь/u })).toBeVisible();
  },
};

export const SingleKeysAreSwitchedOff: Story = {
  parameters: unpictured,
  async play() {
    await listed();
    await userEvent.keyboard('?');
    const toggle = within(await sheet()).getByRole('switch', { name: 'Одиночные клавиши' });
    await userEvent.click(toggle);
    await expect(within(await sheet()).queryByRole('row', { name: /^Строкой ниже/u })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.keyboard('?[KeyJ]');
    await expect(document.body).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await viaPalette();
    await userEvent.click(within(await sheet()).getByRole('switch', { name: 'Одиночные клавиши' }));
    await expect(within(await sheet()).getByRole('row', { name: /^Строкой ниже/u })).toBeVisible();
  },
};
