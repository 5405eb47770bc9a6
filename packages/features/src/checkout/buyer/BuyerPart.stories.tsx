import type { Info } from '@siren/contract/info';
import type { KnownBuyer } from '@siren/contract/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@siren/ui/card';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { makeFullCart } from '../../cart/cart.fixtures.ts';
import { forgetOwn } from '../../info/index.ts';
import { withShop } from '../../stories/index.ts';
import { makeInfo } from '../../testing/index.ts';
import { mockOrder } from '../checkout.mock.ts';
import type { BuyerDesk } from './BuyerDesk.ts';
import { BuyerPart } from './BuyerPart.tsx';

const anna = { id: 5, login: 'anna', name: 'Анна Лебедева', flags: [] };
const known: Partial<KnownBuyer> = {
  owner: { user: anna.id, client: null },
  name: 'Анна Лебедева',
  phone: [{ phone: '+7\u00a0···\u00a0···-41-08', protected: true }],
  email: 'anna@mail.ru',
  address: 'ул. Мира, 5, кв. 12',
};
const signedIn: Info = makeInfo({ user: anna });

/** What ordering would ask of the form that is shown. */
let desk: BuyerDesk | null = null;

const meta = {
  title: 'Patterns/BuyerPart',
  component: BuyerPart,
  beforeEach: () => forgetOwn(),
  decorators: [
    (Story) => (
      <Card as="section" aria-label="Получатель">
        <Story />
      </Card>
    ),
    withShop,
  ],
  args: {
    info: makeInfo(),
    cart: makeFullCart(),
    withAddress: true,
    onDesk: (next) => (desk = next),
    onPayType: fn(),
  },
  parameters: { msw: mockOrder(), chromatic: { modes: { phone: { disable: false } } } },
} satisfies Meta<typeof BuyerPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } };

export const AGuestNeedsNoAccount: Story = {
  parameters: quiet,
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'войдите' });
    await expect(link).toHaveAttribute('href', '/lk/login?from=%2Fcart');
  },
};

export const AShopThatSendsNothingPromisesNoReceiptByMessage: Story = {
  args: { info: makeInfo({ sendsCodes: false }) },
  parameters: quiet,
  async play({ canvasElement }) {
    const email = within(canvasElement).getByRole('textbox', { name: /E-mail/u });
    await expect(email).toHaveAccessibleDescription(/Если не.дозвонимся$/u);
  },
};

export const WhoDoesNotGiveANameIsAskedForNone: Story = {
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('a box takes the field away', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'ФИО' }), 'Анна');
      await userEvent.click(canvas.getByRole('checkbox', { name: /Не.называть имя/u }));
      await expect(canvas.queryByRole('textbox', { name: 'ФИО' })).toBeNull();
      await expect(canvas.getByText(/на.имя «Покупатель»/u)).toBeVisible();
    });
    await step('and no name goes out with the order', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон' }), '9122044108');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Адрес доставки' }), 'ул. Мира, 5');
      await waitFor(() => expect(desk?.take()).toMatchObject({ customer: { name: '', unknown: true } }));
    });
  },
};

export const WhatTheAccountKnowsIsThereAndItsPhoneIsMasked: Story = {
  args: { info: signedIn },
  parameters: { shop: { info: signedIn }, msw: mockOrder(known) },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('the account’s phone is used, and nobody can edit it', async () => {
      const own = await canvas.findByRole('checkbox', { name: /Звонить по.номеру .*41-08/ });
      await expect(own).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: 'ФИО' })).toHaveValue('Анна Лебедева');
      await expect(desk?.take()?.customer.phone[0]).toEqual(known.phone?.[0]);
    });
    await step('own typing wins over what is known', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Адрес доставки' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Адрес доставки' }), 'своя тропа');
      await waitFor(() =>
        expect(desk?.take()).toMatchObject({ customer: { address: 'своя тропа', email: 'anna@mail.ru' } }),
      );
    });
  },
};

export const AnAddressIsNotTakenForOneInAnotherCity: Story = {
  parameters: quiet,
  render: function Moving(args) {
    const [city, setCity] = useState('ekb');
    return (
      <>
        <button type="button" onClick={() => setCity(city === 'ekb' ? 'tagil' : 'ekb')}>
          Другой город
        </button>
        <BuyerPart {...args} cart={{ ...args.cart, services: { ...args.cart.services, city } }} />
      </>
    );
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const address = () => canvas.getByRole('textbox', { name: 'Адрес доставки' });
    const move = () => userEvent.click(canvas.getByRole('button', { name: 'Другой город' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'ФИО' }), 'Анна');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон' }), '9122044108');
    await userEvent.type(address(), 'ул. Малышева, 71');
    await step('it stays, is said to be of the other city, and holds the order up', async () => {
      await move();
      await waitFor(() => expect(address()).toHaveAccessibleDescription(/был указан для другого города/));
      await expect(address()).toHaveValue('ул. Малышева, 71');
      await expect(desk?.take()).toBeNull();
      await expect(address()).toHaveFocus();
    });
    await step('is good again where it was told for', async () => {
      await move();
      await waitFor(() => expect(desk?.take()?.customer.address).toBe('ул. Малышева, 71'));
      await move();
    });
    await step('and once it is told anew', async () => {
      await userEvent.clear(address());
      await userEvent.type(address(), 'пр. Ленина, 1');
      await waitFor(() => expect(desk?.take()?.customer.address).toBe('пр. Ленина, 1'));
    });
  },
};

export const EverythingThatIsMissingIsSaid: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон' }), '912 204');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna');
    await userEvent.tab();
    await expect(canvas.getByText(/Проверьте e-mail/)).toBeVisible();
    await expect(desk?.take()).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'ФИО' })).toHaveFocus();
    await expect(await canvas.findByText(/^Заказ не оформлен, исправьте 4.поля/)).toBeInTheDocument();
  },
};

export const FurtherPhonesAreAddedAndTakenAway: Story = {
  parameters: quiet,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон' }), '8 912 204-41-08');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить телефон' }));
    const other = canvas.getByRole('textbox', { name: 'Ещё один телефон' });
    await userEvent.type(other, '12');
    await userEvent.type(canvas.getByRole('textbox', { name: 'ФИО' }), 'Анна');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Адрес доставки' }), 'ул. Мира, 5');
    await expect(desk?.take()).toBeNull();
    await expect(other).toHaveFocus();
    await expect(other).toHaveAccessibleDescription(/Проверьте телефон/);
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать этот телефон' }));
    await expect(canvas.getByRole('textbox', { name: 'Телефон' })).toHaveFocus();
    await waitFor(() =>
      expect(desk?.take()?.customer.phone).toEqual([{ phone: '+79122044108', protected: false }]),
    );
  },
};

export const AStoreDecidesHowToPayAndAChoiceIsNeverReplaced: Story = {
  args: { withAddress: false },
  async play({ canvasElement, args, step }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Наличными' }));
    await expect(args.onPayType).toHaveBeenLastCalledWith(3);
    await step('a partner’s store takes no cash', async () => {
      desk?.pickup?.choose(3);
      await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Наличными' })).toBeNull());
      await expect(canvas.getByText(/способ оплаты здесь недоступен, выберите другой/)).toBeVisible();
      for (const name of ['Картой', 'СБП'])
        await expect(canvas.getByRole('radio', { name })).not.toBeChecked();
    });
    await userEvent.type(canvas.getByRole('textbox', { name: 'ФИО' }), 'Анна');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон' }), '9122044108');
    await expect(desk?.take()).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Картой' })).toHaveFocus();
  },
};

export const AStoreIsAskedForWhereTheOrderIsFetched: Story = {
  args: { withAddress: false },
  parameters: quiet,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(desk?.take()).toBeNull());
    await waitFor(() => expect(desk?.pickup?.problem).toBe('required'));
    desk?.pickup?.choose(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'ФИО' }), 'Анна');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон' }), '9122044108');
    await waitFor(() => expect(desk?.take()).toMatchObject({ store: 1, payType: 1 }));
  },
};
