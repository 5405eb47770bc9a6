import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockOffice, mockRooms } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { scan } from '../stories/scan.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { mockOfficeOrders, officeRows } from './officeOrders.mock.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const phone = { modes: { phone: { disable: false } } };
const quiet = { disableSnapshot: true };
const around = () => [...mockOffice(), ...mockRooms()];

const meta = {
  title: 'Back-office/Orders',
  component: OrdersScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: {
    layout: 'fullscreen',
    office: { at: '/orders', route: '/orders/:order?' },
    msw: [...mockOfficeOrders().handlers, ...around()],
  },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const row = (canvas: Canvas, number: string) => canvas.findByRole('link', { name: new RegExp(number) });
const open = { office: { at: '/orders/104511', route: '/orders/:order?' } };

export const Loaded: Story = {
  parameters: { chromatic: phone },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('region', { name: 'Заказы' }));
    const rows = await list.findAllByRole('link');
    await expect(rows[0]).toHaveTextContent('Просрочен');
    await expect(list.getByText('7 заказов')).toBeVisible();
  },
};

export const AnOrder: Story = {
  parameters: { ...open, chromatic: phone },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: /^Заказ №.104511$/ });
    await expect(canvas.getByRole('table', { name: 'Состав заказа' })).toBeVisible();
    await expect(await row(canvas, '104511')).toHaveAttribute('aria-current', 'page');
  },
};

export const AViewNarrowsTheListAndAnEmptyOneSaysSo: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Просрочены/ }));
    await canvas.findByText('1 заказ');
    await userEvent.click(canvas.getByRole('button', { name: /^Мои/ }));
    await canvas.findByText('3 заказа');
    await userEvent.click(canvas.getByRole('button', { name: /^Выдать/ }));
    await canvas.findByText('Здесь пусто');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }));
    await canvas.findByText('7 заказов');
  },
};

export const AnOrderIsFoundByItsNumber: Story = {
  parameters: { chromatic: quiet },
  async play({ canvas }) {
    const field = await canvas.findByRole('searchbox', { name: 'Номер, телефон или код' });
    await userEvent.type(field, '104517');
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await canvas.findByRole('heading', { name: 'Найдено' });
    await userEvent.click(await row(canvas, '104517'));
    await canvas.findByRole('heading', { name: /^Заказ №.104517$/ });
    await expect(canvas.getByRole('heading', { name: 'Найдено' })).toBeVisible();
  },
};

const stepping = mockOfficeOrders();
export const TheNextStepIsTakenByItsKeyAndTheListFollows: Story = {
  parameters: { ...open, chromatic: quiet, msw: [...stepping.handlers, ...around()] },
  async play(context) {
    const { canvas } = context;
    const { server, time } = await onLine(context);
    await canvas.findByRole('button', { name: /^Передать в.доставку/ });
    await userEvent.keyboard('{F4}');
    await screen.findByText('Заказ № 104511: в доставке');
    server.changeOrder(104_511);
    time.pass(200);
    await waitFor(async () => expect(await row(canvas, '104511')).toHaveTextContent(/В.доставке/));
    await expect(await canvas.findByRole('button', { name: /^Доставлен/ })).toHaveFocus();
  },
};

const shared = mockOfficeOrders();
shared.meanwhile(104_511, null);
const missed = mockOfficeOrders();
export const WhatAColleagueDidIsSeenAtOnceAndTakesNobodysOrderTwice: Story = {
  parameters: { ...open, chromatic: quiet, msw: [...shared.handlers, ...around()] },
  async play(context) {
    const { canvas } = context;
    const { server, time } = await onLine(context);
    const take = await canvas.findByRole('button', { name: 'Взять себе' });
    shared.meanwhile(104_511, { id: 4, name: 'Олег Гараев' });
    await userEvent.click(take);
    const panel = within(canvas.getByRole('article'));
    await panel.findByText('Ведёт Олег Гараев');
    shared.meanwhile(104_517, { id: 5, name: 'Елена Ким' });
    server.changeOrder(104_517);
    time.pass(200);
    await waitFor(async () => expect(await row(canvas, '104517')).toHaveTextContent('Ведёт Елена Ким'));
  },
};

const before = mockOfficeOrders();
export const AStepThatAColleagueTookBeforeSaysWhoAndWhen: Story = {
  parameters: { ...open, chromatic: quiet, msw: [...before.handlers, ...around()] },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: /^Передать в.доставку/ });
    before.stepMeanwhile(104_511, 'delivering', { id: 4, name: 'Олег Гараев' });
    await userEvent.keyboard('{F4}');
    await screen.findByText(/^Уже сделано: Олег Гараев, /);
    await expect(await canvas.findByRole('button', { name: /^Доставлен/ })).toBeVisible();
  },
};

export const WhatWasMissedIsAskedForOnceTheLineIsBack: Story = {
  parameters: { ...open, chromatic: quiet, msw: [...missed.handlers, ...around()] },
  async play(context) {
    const { canvas } = context;
    const { server, time } = await onLine(context);
    await row(canvas, '104515');
    server.cut();
    await canvas.findByText('Нет связи');
    missed.meanwhile(104_515, { id: 4, name: 'Артём Пак' });
    await userEvent.click(canvas.getByRole('button', { name: 'Соединить' }));
    time.pass(500);
    await canvas.findByText(/^На.связи$/);
    await waitFor(async () => expect(await row(canvas, '104515')).toHaveTextContent('Ведёт Артём Пак'));
  },
};

const lost = mockOfficeOrders();
let isLost = false;
export const WhatCouldNotBeReadAnewSaysSo: Story = {
  parameters: {
    ...open,
    chromatic: phone,
    msw: [
      http.post(/\/orders\/(?:list|get)$/u, () =>
        isLost ? HttpResponse.json(refusal('general.unavailable').body, { status: 503 }) : undefined,
      ),
      ...lost.handlers,
      ...around(),
    ],
  },
  async play(context) {
    const { canvas } = context;
    isLost = false;
    const { server, time } = await onLine(context);
    await row(canvas, '104515');
    isLost = true;
    server.changeOrder(104_511);
    time.pass(200);
    await waitFor(() => expect(canvas.getAllByText(/^Не.обновилось/u)).toHaveLength(2));
    await expect(await row(canvas, '104515')).toBeVisible();
  },
};

export const AScanOpensItsOrderAndStaysInNoField: Story = {
  parameters: { chromatic: quiet },
  async play({ canvas }) {
    const field = await canvas.findByRole('searchbox', { name: 'Номер, телефон или код' });
    await row(canvas, '104517');
    await userEvent.type(field, 'Анна');
    const taken = scan('104517', () => 'ф');
    await expect(taken).toBe(false);
    await canvas.findByRole('heading', { name: /^Заказ №.104517$/ });
    await expect(field).toHaveValue('Анна');
  },
};

export const AScanThatMeansNothingSaysSo: Story = {
  parameters: { chromatic: quiet },
  async play({ canvas }) {
    await row(canvas, '104517');
    scan('QQ999');
    await canvas.findByText('Ничего не нашлось');
  },
};

export const OneLetterIsNotLookedFor: Story = {
  parameters: { chromatic: quiet },
  async play({ canvas }) {
    await row(canvas, '104517');
    await userEvent.type(canvas.getByRole('searchbox'), 'а{Enter}');
    await canvas.findByText('Наберите хотя бы два знака');
  },
};

export const NothingToDo: Story = {
  parameters: { msw: [...mockOfficeOrders([]).handlers, ...around()] },
  async play({ canvas }) {
    await canvas.findByText('Здесь пусто');
  },
};

export const AnOrderThatIsNotThere: Story = {
  parameters: { office: { at: '/orders/7', route: '/orders/:order?' }, chromatic: quiet },
  async play({ canvas }) {
    await canvas.findByText('Такого заказа нет');
  },
};

const failing = mockCall('/api/backoffice/orders/list', () => refusal('general.unavailable'));
export const Failed: Story = {
  parameters: { msw: [failing, ...mockOfficeOrders().handlers, ...around()] },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: /получилось загрузить заказы/ });
    await expect(canvas.getByRole('button', { name: /повторить/i })).toBeVisible();
  },
};

export const ManyOrdersWithLongNames: Story = {
  parameters: {
    chromatic: quiet,
    msw: [
      ...mockOfficeOrders(
        officeRows.map((one) => ({
          ...one,
          customer: 'Константинопольский-Переяславский Александр Константинович',
        })),
      ).handlers,
      ...around(),
    ],
  },
  async play({ canvas }) {
    await row(canvas, '104517');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
