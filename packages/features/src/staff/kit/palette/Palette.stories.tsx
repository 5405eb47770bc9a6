import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { screensFor, staffScreens } from '@siren/contract/staff/screens';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Container } from '@siren/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { longClient, staffClients } from '../../clients/clients.fixtures.ts';
import { mockClients } from '../../clients/clients.mock.ts';
import { staffGoods } from '../../goods/goods.fixtures.ts';
import { mockGoods } from '../../goods/goods.mock.ts';
import { longOrder, staffOrders } from '../../orders/orders.fixtures.ts';
import { mockStaffOrders } from '../../orders/orders.mock.ts';
import { atWork, mockMe, withStaff } from '../../stories/index.ts';

/** A screen with a field, from which one is called away. */
const Desk = () => (
  <Container>
    <Heading level={1}>Обзор</Heading>
    <TextField label="Заметка" />
  </Container>
);

const meta = {
  title: 'Staff/Palette',
  component: Desk,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/' },
    pictures: { whole: true },
    msw: [mockMe(), ...mockStaffOrders(staffOrders), ...mockClients(staffClients), ...mockGoods(staffGoods)],
  },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };

/** All screens, in the order of the sidebar. */
const titles = screensFor(atWork).map((name) => staffScreens[name].title.replaceAll('\u00a0', ' '));

const COMMAND_K = '{Control>}[KeyK]{/Control}';
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens the palette by its keys; answers its field. */
async function callPalette(): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: 'Обзор', level: 1 });
  await userEvent.keyboard(COMMAND_K);
  const field = await screen.findByRole('combobox', { name: 'Найти' });
  await waitFor(() => expect(field).toHaveFocus());
  // Its rows come after it.
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  return field;
}

const optionNames = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

/** The row that the field says is meant. */
const meant = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

export const NothingTyped: Story = {
  parameters: onPhone,
  async play() {
    const field = await callPalette();
    await expect(optionNames('Разделы')).toEqual(titles);
    await expect(optionNames('Действия')).toEqual(['В магазин', 'Горячие клавиши', 'Выйти']);
    await expect(screen.queryByRole('group', { name: 'Заказы' })).toBeNull();
    await expect(meant(field)).toHaveTextContent('Обзор');
  },
};

export const RecordsAreFound: Story = {
  parameters: onPhone,
  async play() {
    const field = await callPalette();
    await userEvent.type(field, '1045');
    const all = await screen.findByRole('option', { name: /^Заказы: все.9$/u });
    await expect(all).toHaveAttribute('href', '/orders?q=1045');
    await expect(screen.getByRole('option', { name: /^№.104516 Ринат Хабиров/u })).toHaveAttribute(
      'href',
      '/orders/104516',
    );
    await waitFor(() => expect(screen.getByText(/^7.строк$/u)).toBeInTheDocument());
  },
};

export const ClientsAreFoundByTheirName: Story = {
  parameters: unpictured,
  async play() {
    const field = await callPalette();
    await userEvent.type(field, 'Назарова');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Клиенты' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Заказы' })).toBeVisible());
    const client = within(screen.getByRole('group', { name: 'Клиенты' })).getByRole('option');
    await expect(client).toHaveAttribute('href', '/clients/43');
    await expect(client).toHaveTextContent(/^Вера Назарова \+7.922.310-10-45$/u);
  },
};

export const ScreensAndActionsByOtherKeysOfTheSamePlace: Story = {
  parameters: unpictured,
  async play() {
    const field = await callPalette();
    await userEvent.type(field, 'ujhzxbt');
    await waitFor(() => expect(meant(field)).toHaveTextContent(/^Горячие.клавиши$/u));
    await userEvent.clear(field);
    await userEvent.type(field, 'rkbtyn');
    await waitFor(() => expect(meant(field)).toHaveTextContent('Клиенты'));
    await userEvent.keyboard('{Enter}');
    await gone();
    const ways = within(screen.getByRole('navigation', { name: 'Разделы' }));
    await expect(ways.getByRole('link', { name: /^Клиенты/u })).toHaveAttribute('aria-current', 'page');
  },
};

export const ByTheKeyboardAlone: Story = {
  parameters: unpictured,
  async play({ canvas, step }) {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const note = await canvas.findByRole('textbox', { name: 'Заметка' });
    await userEvent.type(note, 'Домофон');
    const field = await callPalette();
    await step('arrows go through all groups, round and round', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(meant(field)).toHaveTextContent('Выйти');
      await userEvent.keyboard('{ArrowDown}'.repeat(titles.indexOf('Заказы') + 1));
      await expect(meant(field)).toHaveTextContent('Заказы');
      await expect(meant(field)).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveFocus();
    });
    await step('Ctrl+Enter opens another tab, and the palette stays', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/orders$/u), '_blank', 'noopener');
      await expect(field).toBeVisible();
    });
    await step('Esc gives the focus back, and so do the keys that opened it', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(note).toHaveFocus());
      await callPalette();
      await userEvent.keyboard(COMMAND_K);
      await gone();
      await waitFor(() => expect(note).toHaveFocus());
      await expect(note).toHaveValue('Домофон');
    });
    open.mockRestore();
  },
};

export const WhatIsTypedBeforeItIsThereIsInItsField: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const note = await canvas.findByRole('textbox', { name: 'Заметка' });
    await userEvent.type(note, 'Домофон');
    await userEvent.keyboard(`${COMMAND_K}Назарова`);
    const field = await screen.findByRole('combobox', { name: 'Найти' });
    await waitFor(() => expect(field).toHaveValue('Назарова'));
    await expect(note).toHaveValue('Домофон');
  },
};

export const ByAPress: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: /^Поиск и.команды$/u });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Заказы' }));
    await gone();
    const ways = within(screen.getByRole('navigation', { name: 'Разделы' }));
    await expect(ways.getByRole('link', { name: /^Заказы/u })).toHaveAttribute('aria-current', 'page');
  },
};

export const NothingIsFound: Story = {
  parameters: onPhone,
  async play() {
    const field = await callPalette();
    await userEvent.type(field, 'ромашка полевая');
    await expect(await screen.findByText(/^По запросу «ромашка полевая» ничего не.нашлось/u)).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

let refuses = true;
export const ASearchThatFailedIsMadeAgain: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/orders/list', () =>
        refuses
          ? refusal('general.unavailable')
          : { rows: staffOrders.slice(0, 1), total: 1, sums: { toPay: 29_480 } },
      ),
      ...mockClients(staffClients),
      ...mockGoods(staffGoods),
    ],
  },
  async play() {
    refuses = true;
    const field = await callPalette();
    await userEvent.type(field, 'Мария');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Заказы: /u);
    await expect(await screen.findByRole('option', { name: /^Мария Литвинова/u })).toBeVisible();
  },
};

export const AndIsFoundThen: Story = {
  parameters: { ...ASearchThatFailedIsMadeAgain.parameters, ...unpictured },
  async play(context) {
    await ASearchThatFailedIsMadeAgain.play?.(context);
    refuses = false;
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Повторить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /^№.104519/u })).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Clients have come, and orders may still come before them: Enter means none of them yet. */
export const WhileOrdersAreAwaited: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/orders/list', () => new Promise(() => {})),
      ...mockClients(staffClients),
      ...mockGoods(staffGoods),
    ],
  },
  async play() {
    const field = await callPalette();
    await userEvent.type(field, 'Мария');
    await expect(await screen.findByRole('option', { name: /^Мария Литвинова/u })).toBeVisible();
    await expect(await screen.findByText('Ищем: заказы')).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(meant(field)).toHaveTextContent(/^Мария Литвинова/u);
  },
};

/** As a browser tells that the network has gone, or come back. */
function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

export const WithoutANetworkScreensAreFoundAllTheSame: Story = {
  beforeEach: () => () => setOnline(true),
  async play() {
    const field = await callPalette();
    setOnline(false);
    await userEvent.type(field, 'клиент');
    await expect(
      await screen.findByText(/^Нет сети: заказы, клиенты, товары сейчас не.ищутся[.]$/u),
    ).toBeVisible();
    await expect(meant(field)).toHaveTextContent('Клиенты');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const WhatOneMayNotSeeIsNotThere: Story = {
  parameters: { msw: [mockMe(['admin.access'])] },
  async play() {
    const field = await callPalette();
    await expect(optionNames('Разделы')).toEqual(['Обзор']);
    await expect(field).toHaveAttribute('placeholder', 'Раздел или действие');
    await userEvent.type(field, '104516');
    await expect(await screen.findByText(/ничего не.нашлось[.]$/u)).toBeVisible();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    ...onPhone,
    msw: [mockMe(), ...mockStaffOrders([longOrder]), ...mockClients([longClient]), ...mockGoods([])],
  },
  async play() {
    const field = await callPalette();
    await userEvent.type(field, 'Александра');
    await screen.findByRole('option', { name: /^№.104520/u });
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const SigningOutThatFailedIsTold: Story = {
  parameters: {
    ...unpictured,
    msw: [mockMe(['admin.access']), mockCall('/api/user/logout', () => refusal('general.unavailable'))],
  },
  async play() {
    const field = await callPalette();
    await userEvent.type(field, 'выход{Enter}');
    await gone();
    await expect(await screen.findByText(refusal('general.unavailable').message)).toBeVisible();
  },
};
