import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { PayloadOf } from '@siren/contract/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { makeFullCart } from '../cart/cart.fixtures.ts';
import { mockCart, resetCarts } from '../cart/cart.mock.ts';
import { makeClient, makeStaffInfo } from '../clients/clients.fixtures.ts';
import { mockClients, resetClients } from '../clients/clients.mock.ts';
import { forgetOwn } from '../info/index.ts';
import { SelectionProvider } from '../services/index.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { mockWallet } from '../wallet/wallet.mock.ts';
import { CartPage } from './CartPage.tsx';
import { mockPickup } from './pickup/pickup.mock.ts';

const cart = makeFullCart();
const info = makeStaffInfo({ cart: { ...cart, expositionAllowed: true } });
const anna = makeClient();
const ordered = fn<(payload: PayloadOf<'/api/order/create'>) => void>();

/** A server where staff may order what is in the cart of this app info. */
const serverOf = (of: typeof info) => [
  // Before the cart's: both tell app info.
  ...mockClients(of, [anna]),
  ...mockCart(of.cart),
  mockPickup({ cart: of.cart }),
  mockCall('/api/order/buyer', () => ({
    owner: { user: of.user?.id ?? null, client: anna.phone },
    name: 'Анна Лебедева',
    phone: [{ phone: '+7\u00a0···\u00a0···-41-08', protected: true }],
    email: '',
    address: '',
    city: 'ekb',
  })),
  mockCall('/api/order/create', (payload) => {
    ordered(payload);
    return { id: 100_007 };
  }),
];

const meta = {
  title: 'Flows/Staff orders for a client',
  component: CartPage,
  beforeEach: () => {
    resetCarts();
    resetClients();
    forgetOwn();
    ordered.mockClear();
  },
  decorators: [
    (Story) => (
      <SelectionProvider storage={null}>
        <Story />
      </SelectionProvider>
    ),
    withShop,
  ],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    shop: { at: '/cart', route: '/cart', info },
    msw: serverOf(info),
  },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Заказ для клиента' });

export const FromThePhoneToTheOrder: Story = {
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const client = within(await panel(canvasElement));
    await step('the client is found by phone', async () => {
      await userEvent.type(
        await client.findByRole('textbox', { name: 'Телефон клиента' }),
        '89122044108{Enter}',
      );
      await expect(await client.findByText('Клиент найден')).toBeVisible();
      await expect(client.getByText('Анна Лебедева')).toBeVisible();
      await expect(client.getByText(/1\s840,50\s₽/)).toBeVisible();
      await expect(client.getByText('Сертификат ПОДАРОК-5000')).toBeVisible();
      await expect(client.getByRole('textbox', { name: 'Телефон клиента' })).toHaveAttribute('readonly');
    });
    await step('the rest is added', async () => {
      const additional = within(await canvas.findByRole('region', { name: 'Дополнительно' }));
      await userEvent.selectOptions(
        await additional.findByRole('combobox', { name: 'Источник заказа' }),
        'Мессенджер',
      );
      await userEvent.type(additional.getByRole('textbox', { name: 'Картой' }), '1500,50');
    });
    await step('the order is the client’s', async () => {
      await fillIn(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
      await waitFor(() => expect(ordered).toHaveBeenCalledOnce());
      await expect(ordered.mock.lastCall?.[0]).toMatchObject({
        client: 7,
        clientPhone: anna.phone,
        customer: { internet: true },
        additional: { source: 3, prepayment: { 1: 1_500.5 } },
      });
    });
  },
};

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const buyer = within(await canvas.findByRole('region', { name: 'Получатель' }));
  const fill = async (name: string, text: string) => {
    const field = buyer.queryByRole<HTMLInputElement>('textbox', { name });
    if (field && field.value === '') await userEvent.type(field, text);
  };
  await buyer.findByRole('textbox', { name: 'ФИО' });
  await fill('ФИО', 'Анна Лебедева');
  await fill('Телефон', '9122044108');
  await fill('Адрес доставки', 'ул. Мира, 5, кв. 12');
}

const oneRow = { ...info, cart: { ...info.cart, content: cart.content.slice(0, 1) } };

export const WhatWasAddedComesBackWithTheGoods: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: oneRow },
    msw: serverOf(oneRow),
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const card = () => canvas.findByRole('textbox', { name: 'Картой' });
    await step('the only row goes, and comes back', async () => {
      await userEvent.selectOptions(
        await canvas.findByRole('combobox', { name: 'Условие заказа' }),
        'Для экспозиции',
      );
      await userEvent.type(await card(), '999999');
      await userEvent.click(canvas.getByRole('button', { name: 'Удалить' }));
      await expect(await canvas.findByText('В корзине пока пусто')).toBeVisible();
      await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    });
    await step('what was chosen and typed is seen again, and what is wrong with it', async () => {
      await expect(await card()).toHaveValue('999999');
      await expect(canvas.getByRole('combobox', { name: 'Условие заказа' })).toHaveValue('exposition');
      await expect(canvas.getByText(/Уменьшите предоплату/)).toBeVisible();
    });
    await step('the order is as it is seen', async () => {
      await userEvent.clear(await card());
      await userEvent.type(await card(), '500');
      await fillIn(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
      await waitFor(() => expect(ordered).toHaveBeenCalledOnce());
      await expect(ordered.mock.lastCall?.[0]).toMatchObject({
        additional: { condition: 'exposition', prepayment: { 1: 500 } },
      });
    });
  },
};

export const WhatTheStoreDoesNotTakeIsNotPaidInAdvanceThere: Story = {
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const cash = () => canvas.queryByRole('textbox', { name: 'Наличными' });
    await userEvent.click(await canvas.findByRole('radio', { name: /^Из магазина/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Наличными' }), '999999');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Картой' }), '500');
    await step('a partner’s store takes no cash, in advance neither', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Космонавтов, 46/ }));
      await waitFor(() => expect(cash()).toBeNull());
    });
    await step('another store does: what was typed is there again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Малышева, 71/ }));
      await waitFor(() => expect(cash()).toHaveValue('999999'));
      await userEvent.click(canvas.getByRole('radio', { name: /Космонавтов, 46/ }));
    });
    await step('the order has what is seen', async () => {
      await fillIn(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
      await waitFor(() => expect(ordered).toHaveBeenCalledOnce());
      await expect(ordered.mock.lastCall?.[0]).toMatchObject({
        store: 3,
        additional: { prepayment: { 1: 500 } },
      });
    });
  },
};

export const ANewClientIsTakenByPhoneAlone: Story = {
  async play({ canvasElement }) {
    const client = within(await panel(canvasElement));
    await userEvent.type(
      await client.findByRole('textbox', { name: 'Телефон клиента' }),
      '89120000009{Enter}',
    );
    await expect(await client.findByText(/Новый клиент/)).toBeVisible();
    await expect(client.getByRole('textbox', { name: 'Телефон клиента' })).toHaveAttribute('readonly');
    await userEvent.click(client.getByRole('button', { name: 'Убрать клиента' }));
    await expect(client.getByRole('textbox', { name: 'Телефон клиента' })).toHaveValue('');
    await expect(client.getByRole('button', { name: 'Найти' })).toHaveFocus();
  },
};

export const WhoCouldNotBeLetGoOfComesBackWithWords: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: { ...info, client: anna } },
    msw: [
      mockCall('/api/client/detach', () => refusal('general.too_many_requests')),
      mockCall('/api/info', () => ({ ...info, client: anna })),
    ],
  },
  async play({ canvasElement }) {
    const client = within(await panel(canvasElement));
    await userEvent.click(await client.findByRole('button', { name: 'Убрать клиента' }));
    await expect(await client.findByRole('alert')).toHaveTextContent(/заказ по-прежнему для него/);
    await expect(client.getByText('Анна Лебедева')).toBeVisible();
  },
};

const paid = {
  ...info,
  client: anna,
  wallet: { certificates: anna.certificates, bonus: anna.money },
};

export const WhatPaysIsSaidOfTheClientAsItIsByNow: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: paid },
    msw: [...mockWallet(paid.wallet), ...serverOf(paid)],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const client = within(await panel(canvasElement));
    await expect(await client.findByText('Сертификат ПОДАРОК-5000')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать сертификат ПОДАРОК-5000' }));
    await waitFor(() => expect(client.queryByText('Сертификат ПОДАРОК-5000')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Есть сертификат?' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Номер сертификата' }), 'dar-3000{Enter}');
    await expect(await client.findByText('Сертификат DAR-3000')).toBeVisible();
  },
};

export const BuyersSeeNothingOfIt: Story = {
  parameters: { shop: { at: '/cart', route: '/cart', info: makeInfo({ cart }) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Получатель' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Заказ для клиента' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Дополнительно' })).toBeNull();
  },
};
