import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRoutes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockOffice, mockPastNews, mockReadRooms } from './backOffice.mock.ts';
import { NewsScreen } from './news/index.ts';
import { OrdersScreen } from './orders/index.ts';
import { mockOfficeOrders } from './orders/officeOrders.mock.ts';
import { ReceiptsScreen } from './receipts/index.ts';
import { mockReceipts, openShift, storyReceipt } from './receipts/receipts.mock.ts';
import { RoomsScreen } from './rooms/index.ts';
import { onLine } from './stories/onLine.ts';
import { anOffice, officeOf, withOffice } from './stories/withOffice.tsx';

/** The whole back-office: its ways lead from screen to screen. */
const Office = () =>
  useRoutes([
    { path: 'orders/:order?', element: <OrdersScreen /> },
    { path: 'receipts/:receipt?', element: <ReceiptsScreen /> },
    { path: 'news', element: <NewsScreen /> },
    { path: 'rooms/:room?', element: <RoomsScreen /> },
  ]);

const around = () => [...mockOffice(), ...mockReadRooms(), mockPastNews()];
/** Each shift has a shop of its own: what was done in one is not done in another. */
const shop = (...receipts: Parameters<typeof mockReceipts>) => {
  const { handlers, meanwhile } = mockOfficeOrders();
  return { msw: [...handlers, ...mockReceipts(...receipts), ...around()], meanwhile };
};

const meta = {
  title: 'Flows/Shift at the till',
  component: Office,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: { layout: 'fullscreen', office: { at: '/receipts', route: '*' } },
} satisfies Meta<typeof Office>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const goTo = async (canvas: Canvas, way: string) =>
  userEvent.click(
    within(await canvas.findByRole('navigation', { name: 'Разделы' })).getByRole('link', {
      name: new RegExp(`^${way}`),
    }),
  );
const row = (canvas: Canvas, number: string) => canvas.findByRole('link', { name: new RegExp(number) });
const order = async (canvas: Canvas, number: string) =>
  within(await canvas.findByRole('article', { name: `Заказ № ${number}` }));

const say = async (canvas: Canvas, text: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Сообщение' }), `${text}{Enter}`);
const openTalk = async (canvas: Canvas) => {
  await goTo(canvas, 'Комнаты');
  await userEvent.click(await canvas.findByRole('link', { name: /^Малышева, 71/ }));
  await canvas.findByText('Клиент смотрит «Берег»: ящик есть?');
};

const quietMorning = shop([storyReceipt(5, 'done')], null);
export const AQuietMorning: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } }, msw: quietMorning.msw },
  async play({ canvas, loaded, step }) {
    const world = officeOf({ loaded });
    await step('Смена открывается', async () => {
      await onLine({ canvas, loaded });
      await userEvent.click(await canvas.findByRole('button', { name: /^Открыть смену/ }));
      await canvas.findByText('Открыта');
    });
    await step('Свой заказ передан в доставку клавишей', async () => {
      await goTo(canvas, 'Заказы');
      await userEvent.click(await row(canvas, '104511'));
      const panel = await order(canvas, '104511');
      await panel.findByText('Ведёте вы');
      await panel.findByRole('button', { name: /^Передать в.доставку/ });
      await userEvent.keyboard('{F4}');
      await screen.findByText('Заказ № 104511: в доставке');
    });
    await step('Новость звучит, видна плиткой и закрывается', async () => {
      world.server.notify(15, { message: 'Новый заказ № 104 520, самовывоз' });
      world.time.pass(200);
      await screen.findByText('Новый заказ № 104 520, самовывоз');
      await expect(world.sounded()).toBe(1);
      world.server.close(15);
      world.time.pass(200);
      await waitFor(() => expect(screen.queryByText('Новый заказ № 104 520, самовывоз')).toBeNull());
    });
    await step('Коллеге отвечают в комнате', async () => {
      await openTalk(canvas);
      world.server.shop.seq = 4;
      await say(canvas, 'В угловом есть, 120 литров');
      await waitFor(async () => {
        world.time.pass(500);
        await expect(world.server.kept().map(({ text }) => text)).toEqual(['В угловом есть, 120 литров']);
      });
      await waitFor(() => expect(canvas.queryByText('отправляем…')).toBeNull());
    });
    await step('Деньги сочтены, смена закрыта', async () => {
      await goTo(canvas, 'Чеки');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Пересчитано в ящике' }), '5000');
      await userEvent.click(canvas.getByRole('button', { name: 'Закрыть смену' }));
      await canvas.findByText('Закрыта');
    });
  },
};

const FLOOD = 12;
const crowd = shop([storyReceipt(5, 'done')], openShift);
crowd.meanwhile(104_511, null);
export const ACrowd: Story = {
  parameters: { office: { at: '/orders', route: '*' }, msw: crowd.msw },
  async play({ canvas, loaded, step }) {
    const world = officeOf({ loaded });
    await step('Новости идут потоком: видны две, остальные одной плиткой', async () => {
      await onLine({ canvas, loaded });
      await row(canvas, '104511');
      for (let id = 1; id <= FLOOD; id += 1)
        world.server.notify(id, { message: `Новый заказ № 104 6${String(id).padStart(2, '0')}` });
      world.time.pass(500);
      await screen.findByText(/^Ещё.10.уведомлений$/);
      await screen.findByText('Новый заказ № 104 612');
    });
    await step('Заказ, который взял коллега, второй раз не берут', async () => {
      await userEvent.click(await row(canvas, '104511'));
      const panel = await order(canvas, '104511');
      const take = await panel.findByRole('button', { name: 'Взять себе' });
      crowd.meanwhile(104_511, { id: 4, name: 'Артём Пак' });
      await userEvent.click(take);
      await panel.findByText('Ведёт Артём Пак');
    });
    await step('Покупателя у кассы находят по номеру', async () => {
      const field = canvas.getByRole('searchbox', { name: 'Номер, телефон или код' });
      await userEvent.type(field, '104517{Enter}');
      await userEvent.click(await row(canvas, '104517'));
      await order(canvas, '104517');
    });
    await step('Все новости открываются списком', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Показать все' }));
      await canvas.findByRole('heading', { name: 'Уведомления' });
    });
  },
};

const badLine = shop([storyReceipt(1, 'unknown', 'Ответ кассы потерялся')], openShift);
export const ABadLine: Story = {
  parameters: { office: { at: '/orders', route: '*' }, msw: badLine.msw },
  async play({ canvas, loaded, step }) {
    const world = officeOf({ loaded });
    await step('Связь пропала, и это видно', async () => {
      await onLine({ canvas, loaded });
      await row(canvas, '104515');
      world.server.cut();
      await canvas.findByText('Нет связи');
    });
    await step('Сказанное ждёт связи', async () => {
      await openTalk(canvas);
      world.server.shop.seq = 4;
      await say(canvas, 'Слышно меня?');
      await canvas.findByText('отправим, когда будет связь');
    });
    await step('Со связью оно уходит один раз, а пропущенное видно', async () => {
      badLine.meanwhile(104_515, { id: 4, name: 'Артём Пак' });
      await userEvent.click(canvas.getByRole('button', { name: 'Соединить' }));
      await waitFor(async () => {
        world.time.pass(500);
        await expect(canvas.queryByText('отправим, когда будет связь')).toBeNull();
      });
      await expect(world.server.kept().map(({ text }) => text)).toEqual(['Слышно меня?']);
      await goTo(canvas, 'Заказы');
      await waitFor(async () => expect(await row(canvas, '104515')).toHaveTextContent('Ведёт Артём Пак'));
    });
    await step('Чек, про который касса не знает, решают по ленте', async () => {
      await goTo(canvas, 'Чеки');
      await userEvent.click(await row(canvas, '104501'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Решить вручную…' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('radio', { name: 'Чек не вышел' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Почему так решили' }), 'На ленте нет');
      await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
      await canvas.findByText(/Решили вручную: чек не.вышел/);
      world.server.changeOrder(104_501);
      world.time.pass(200);
      await waitFor(async () => expect(await row(canvas, '104501')).toHaveTextContent(/Не.пробит/));
    });
  },
};
