import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cashier, mockOffice, mockPastNews, mockRooms } from './backOffice.mock.ts';
import { NewsScreen } from './news/NewsScreen.tsx';
import { onLine } from './stories/onLine.ts';
import { anOffice, officeOf, withOffice } from './stories/withOffice.tsx';

const phone = { modes: { phone: { disable: false } } };
const quiet = { disableSnapshot: true };

const meta = {
  title: 'Back-office/Frame',
  component: NewsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  beforeEach: () => {
    for (const name of ['sound', 'tiles']) localStorage.removeItem(`own:office-${name}`);
  },
  parameters: { layout: 'fullscreen', msw: [...mockOffice(), ...mockRooms(), mockPastNews()] },
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = async (canvas: ReturnType<typeof within>, password = 'cashier-demo') => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Логин' }), 'cashier');
  await userEvent.type(canvas.getByLabelText('Пароль'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Вход' }));
};

export const Login: Story = {
  parameters: { chromatic: phone, msw: [...mockOffice({ signedIn: false }), ...mockRooms()] },
  async play(context) {
    await context.canvas.findByRole('heading', { name: 'Авторизация' });
    officeOf(context).time.pass(100);
    await context.canvas.findByText(/^На.связи$/);
  },
};

export const ARefusalOfTheLoginStandsInItsPlace: Story = {
  parameters: { msw: [...mockOffice({ signedIn: false }), ...mockRooms()] },
  async play({ canvas }) {
    await signIn(canvas, 'wrong');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Неверный логин или пароль.');
    await expect(canvas.getByRole('button', { name: 'Вход' })).toBeEnabled();
  },
};

let answer = Promise.withResolvers<void>();
let calls = 0;
export const WhileALoginIsUnderWayAnotherPressDoesNothing: Story = {
  parameters: {
    chromatic: quiet,
    msw: [
      mockCall('/api/backoffice/login', async () => {
        calls += 1;
        await answer.promise;
        return cashier;
      }),
      ...mockOffice({ signedIn: false }),
      ...mockRooms(),
      mockPastNews(),
    ],
  },
  beforeEach() {
    answer = Promise.withResolvers();
    calls = 0;
  },
  async play({ canvas }) {
    await signIn(canvas);
    await userEvent.type(canvas.getByLabelText('Пароль'), '{Enter}{Enter}');
    await waitFor(() => expect(calls).toBe(1));
    answer.resolve();
    await canvas.findByRole('navigation', { name: 'Разделы' });
    await expect(calls).toBe(1);
  },
};

export const WhoMayNotWorkThereIsTold: Story = {
  parameters: {
    chromatic: quiet,
    msw: [
      mockCall('/api/backoffice/login', () => staffRefusal('backoffice.no_access')),
      ...mockOffice({ signedIn: false }),
    ],
  },
  async play({ canvas }) {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/рабочее место продавца не.открыто/);
  },
};

export const WhereACodeIsNeededTheLoginOfTheShopIsLinked: Story = {
  parameters: {
    chromatic: quiet,
    msw: [
      mockCall('/api/backoffice/login', () => staffRefusal('factor.needed')),
      ...mockOffice({ signedIn: false }),
    ],
  },
  async play({ canvas }) {
    await signIn(canvas);
    await expect(await canvas.findByRole('link', { name: /Войти на.сайте/ })).toHaveAttribute(
      'href',
      '/lk/login?from=%2Fbackoffice',
    );
  },
};

export const NotificationsStandAsTilesAndABurstOfThemSoundsOnce: Story = {
  parameters: { chromatic: phone },
  async play(context) {
    const { server, time, sounded } = await onLine(context);
    server.notify(1, { message: 'Заказ № 104 518 оплачен', type: 'success' });
    server.notify(2, { message: 'Новый заказ № 104 519, самовывоз, 2 товара', type: 'info' });
    server.notify(3, { message: 'Заказ № 104 509: чек не пробит', type: 'error' });
    time.pass(200);
    await screen.findByText('Заказ № 104 509: чек не пробит');
    await waitFor(() => expect(sounded()).toBe(1));
    await expect(context.canvas.getByRole('link', { name: /^Уведомления\s?, открыто 3$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await marked(5);
  },
};

export const ATileThatIsClosedIsClosedForAll: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await onLine(context);
    server.notify(1);
    server.notify(2);
    time.pass(200);
    const tile = (await screen.findByText('Заказ № 1')).closest('li');
    await userEvent.click(within(tile!).getByRole('button', { name: 'Закрыть' }));
    time.pass(200);
    await waitFor(() => expect(screen.queryByText('Заказ № 1')).not.toBeInTheDocument());
    await expect(server.openIds()).toEqual([2]);
    server.close(2);
    time.pass(200);
    await waitFor(() => expect(screen.queryByText('Заказ № 2')).not.toBeInTheDocument());
  },
};

export const WhileTheLineIsDownItIsToldUntilItIsTriedAgain: Story = {
  parameters: { chromatic: phone },
  async play(context) {
    const { server, canvas } = { ...(await onLine(context)), canvas: context.canvas };
    server.cut();
    await canvas.findByText('Нет связи');
    await expect(await canvas.findByText(/^повтор через 20.с$/)).toBeVisible();
  },
};

export const WhileTheLineStandsAndNobodyIsLetInYetItIsTold: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await onLine(context);
    server.cut();
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Соединить' }));
    time.pass(server.shop.delay);
    await context.canvas.findByText('Входим…');
    await expect(context.canvas.queryByText(/^На.связи$/)).not.toBeInTheDocument();
    time.pass(500);
    await context.canvas.findByText(/^На.связи$/);
  },
};

export const OneTriesAtOnceByAPress: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await onLine(context);
    server.cut();
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Соединить' }));
    time.pass(500);
    await context.canvas.findByText(/^На.связи$/);
  },
};

const REFUSED =
  'Перезайдите в личный кабинет на сайте и обязательно поствьте галку "Запомнить меня". Иначе чеки выбиваться не будут';

export const ARefusedSessionIsToldInTheWordsOfTheRule: Story = {
  async play(context) {
    const { server, time, office } = await onLine(context);
    for (const id of [1, 2, 3, 4, 5, 6]) server.notify(id);
    time.pass(200);
    await screen.findByText('Заказ № 6');
    server.shop.token = 'another';
    office.session.wish({ type: 'focus' });
    time.pass(500);
    await screen.findByText(REFUSED);
    await context.canvas.findByText(/^Вход не.принят$/);
    await waitFor(() => expect(screen.queryByText('Заказ № 6')).not.toBeInTheDocument());
  },
};

let isEnded = false;
export const ASessionThatHasEndedIsToldBesideTheLogin: Story = {
  parameters: {
    chromatic: phone,
    msw: [
      mockCall('/api/backoffice/session', () => ({ user: isEnded ? null : cashier })),
      ...mockOffice(),
      ...mockRooms(),
    ],
  },
  async play(context) {
    isEnded = false;
    const { server, time, office } = await onLine(context);
    isEnded = true;
    server.shop.token = 'another';
    office.session.wish({ type: 'focus' });
    time.pass(500);
    await context.canvas.findByRole('button', { name: 'Вход' });
    await expect(await screen.findByText(REFUSED)).toBeVisible();
  },
};

export const SoundThatTheBrowserForbidsIsToldWithAButton: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const world = await onLine(context);
    world.mute(true);
    world.server.notify(1);
    world.time.pass(200);
    const button = await context.canvas.findByRole('button', { name: 'Включить звук' });
    world.mute(false);
    await userEvent.click(button);
    await expect(await context.canvas.findByRole('button', { name: 'Звук уведомлений' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(world.sounded()).toBe(1);
  },
};

export const SoundIsTurnedOffAndStaysOff: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const world = await onLine(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Звук уведомлений' }));
    world.server.notify(1);
    world.time.pass(200);
    await screen.findByText('Заказ № 1');
    await expect(world.sounded()).toBe(0);
    await expect(localStorage.getItem('own:office-sound')).toBe('false');
  },
};

/** What another tab keeps, as this one hears of it. */
const keepElsewhere = (name: string, value: string) => {
  localStorage.setItem(`own:${name}`, value);
  dispatchEvent(new StorageEvent('storage', { key: `own:${name}`, newValue: value }));
};

export const SoundThatIsTurnedOffInAnotherTabIsOffHere: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time, sounded } = await onLine(context);
    keepElsewhere('office-sound', 'false');
    await context.canvas.findByRole('button', { name: 'Звук уведомлений', pressed: false });
    server.notify(1);
    time.pass(200);
    await screen.findByText('Заказ № 1');
    await expect(sounded()).toBe(0);
    keepElsewhere('office-sound', 'true');
    await context.canvas.findByRole('button', { name: 'Звук уведомлений', pressed: true });
    server.notify(2);
    time.pass(200);
    await screen.findByText('Заказ № 2');
    await waitFor(() => expect(sounded()).toBe(1));
  },
};

const artem = { id: 4, name: 'Артём Пак' };
const marked = (count: number) =>
  waitFor(() => expect(document.title).toBe(`(${count}) Рабочее место | Сирень`));

/** At work, with a way to have somebody say something in a room. */
const withRooms = async (context: Parameters<typeof onLine>[0]) => {
  const world = await onLine(context);
  const { server, time } = world;
  await marked(2);
  // Each room counts its own messages.
  const said = { 'store-1': 4, 'store-2': 0, all: 9 };
  const say = (room: keyof typeof said, author: typeof artem) => {
    server.shop.seq = said[room];
    said[room] += 1;
    server.say(room, { key: crypto.randomUUID(), text: 'Ящик есть?' }, author);
    time.pass(200);
  };
  return { ...world, say };
};

export const WhatIsSaidInARoomSoundsAndCountsInTheTitle: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { say, sounded, server } = await withRooms(context);
    say('store-2', artem);
    await marked(3);
    await waitFor(() => expect(sounded()).toBe(1));
    say('all', server.shop.speaker);
    const sound = context.canvas.getByRole('button', { name: 'Звук уведомлений' });
    await userEvent.click(sound);
    say('all', artem);
    await marked(4);
    await userEvent.click(sound);
    // That it is on again is heard; neither oneself nor what came while it was off was.
    await waitFor(() => expect(sounded()).toBeGreaterThan(1));
    await expect(sounded()).toBe(2);
  },
};

export const TheRoomThatOneLooksAtDoesNotSound: Story = {
  parameters: { chromatic: quiet, office: { at: '/rooms/store-1', route: 'rooms/:room?' } },
  async play(context) {
    const { say, sounded } = await withRooms(context);
    await waitFor(async () => {
      const { held = [] } = await navigator.locks.query();
      await expect(held.map(({ name }) => name)).toContain('siren-backoffice-room store-1');
    });
    say('store-1', artem);
    await marked(3);
    say('store-2', artem);
    await waitFor(() => expect(sounded()).toBeGreaterThan(0));
    await expect(sounded()).toBe(1);
  },
};

export const OfManyTheNewestHaveTilesAndOneTellsHowManyMoreThereAre: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await onLine(context);
    for (const id of [1, 2, 3, 4, 5]) server.notify(id);
    time.pass(200);
    await screen.findByText('Заказ № 5');
    const more = (await screen.findByText(/^Ещё.3.уведомления$/)).closest('li');
    await expect(screen.queryByText('Заказ № 3')).not.toBeInTheDocument();
    await expect(server.openIds()).toEqual([1, 2, 3, 4, 5]);
    server.close(5);
    time.pass(200);
    await screen.findByText('Заказ № 3');
    await expect(more).toHaveTextContent(/Ещё.2.уведомления/);
    await userEvent.click(within(more!).getByRole('button', { name: 'Показать все' }));
    await expect(server.openIds()).toEqual([1, 2, 3, 4]);
  },
};

export const TilesArePutAwayAndNothingIsClosed: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await onLine(context);
    server.notify(1);
    time.pass(200);
    await screen.findByText('Заказ № 1');
    const tiles = context.canvas.getByRole('button', { name: 'Плитки уведомлений' });
    await userEvent.click(tiles);
    await waitFor(() => expect(screen.queryByText('Заказ № 1')).not.toBeInTheDocument());
    time.pass(200);
    await expect(server.openIds()).toEqual([1]);
    await userEvent.click(tiles);
    await screen.findByText('Заказ № 1');
  },
};

export const WhoLeavesIsAtTheLogin: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await onLine(context);
    server.notify(1);
    time.pass(200);
    await screen.findByText('Заказ № 1');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Выйти' }));
    await context.canvas.findByRole('heading', { name: 'Авторизация' });
    await waitFor(() => expect(screen.queryByText('Заказ № 1')).not.toBeInTheDocument());
  },
};

export const WhereWhoWorksThereCannotBeReadOneTriesAgain: Story = {
  parameters: {
    msw: [mockCall('/api/backoffice/session', () => refusal('general.unavailable')), mockPastNews()],
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: /получилось открыть рабочее место/ });
  },
};
