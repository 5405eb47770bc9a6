import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualTiming } from './createManualTiming.ts';
import type { ManualTiming } from './createManualTiming.ts';
import { createNotifications } from './createNotifications.ts';
import type { Notifications } from './createNotifications.ts';
import { createScreen } from './createScreen.ts';
import type { NotificationScreen } from './createScreen.ts';
import { ERROR_MS, NEWS_MS } from './notification.ts';

let time: ManualTiming;
let queue: Notifications;
let screen: NotificationScreen;
beforeEach(() => {
  time = createManualTiming();
  queue = createNotifications();
  screen = createScreen(queue, time);
  screen.subscribe(() => {});
});

const texts = () => queue.list().map(({ text }) => text);
/** What is in view, without that which is just leaving. */
const open = () =>
  screen.shown().flatMap(({ state, notification }) => (state === 'open' ? [notification.text] : []));
const say = (...said: string[]) => said.map((text) => queue.show({ text, tone: 'critical' }));
/** Leaving takes no time here. */
const watch = () => {
  const end = screen.watch();
  screen.subscribe(() => {
    for (const { key, state } of screen.shown()) if (state === 'closed') screen.gone(key);
  });
  return end;
};

describe('time', () => {
  it('is 3000 ms for an error, a little more for other news, endless for what is under way', () => {
    queue.show({ text: 'Не сохранилось', tone: 'critical' });
    queue.show({ text: 'Удалено' });
    queue.show({ text: 'Сохраняем…', pending: true });
    queue.show({ text: 'Недолго', duration: 700 });
    expect(queue.list().map(({ duration }) => duration)).toEqual([ERROR_MS, NEWS_MS, Infinity, 700]);
    expect(ERROR_MS).toBe(3000);
  });

  it('begins when it is shown, not when it is said', () => {
    watch();
    say('1', '2', '3', '4', '5', '6');
    time.advance(2_999);
    expect(texts()).toEqual(['1', '2', '3', '4', '5', '6']);
    time.advance(1);
    expect(texts()).toEqual(['6']);
    time.advance(2_999);
    expect(texts()).toEqual(['6']);
    time.advance(1);
    expect(texts()).toEqual([]);
  });

  it('does not run before there is anything that shows it', () => {
    say('Раз');
    time.advance(60_000);
    expect(texts()).toEqual(['Раз']);
    const end = watch();
    time.advance(1_000);
    end();
    time.advance(60_000);
    watch();
    time.advance(1_999);
    expect(texts()).toEqual(['Раз']);
    time.advance(1);
    expect(texts()).toEqual([]);
  });

  it('stands still while it is held, and goes on with the rest', () => {
    watch();
    say('Раз');
    time.advance(2_500);
    const [first, second] = [screen.hold(), screen.hold()];
    time.advance(60_000);
    first();
    first();
    time.advance(60_000);
    expect(texts()).toEqual(['Раз']);
    second();
    time.advance(499);
    expect(texts()).toEqual(['Раз']);
    time.advance(1);
    expect(texts()).toEqual([]);
  });
});

describe('an id that is known', () => {
  it('is given other words by `show`, in its place, with its time anew', () => {
    watch();
    queue.show({ id: 'cart', text: 'Сохраняем', action: { label: 'Отменить', onSelect: vi.fn() } });
    queue.show({ text: 'Другое' });
    time.advance(4_000);
    expect(queue.show({ id: 'cart', text: 'Сохранено' })).toBe('cart');
    expect(texts()).toEqual(['Сохранено', 'Другое']);
    expect(queue.list()[0]).not.toHaveProperty('action');
    time.advance(4_999);
    expect(texts()).toEqual(['Сохранено']);
    time.advance(1);
    expect(texts()).toEqual([]);
  });

  it('is refused by `showOnce`, shown or waiting, and taken again when it has gone', () => {
    watch();
    say('1', '2', '3', '4', '5');
    expect(queue.showOnce({ id: 'news', text: 'Раз' })).toBe(true);
    expect(queue.showOnce({ id: 'news', text: 'Два' })).toBe(false);
    expect(texts()).toEqual(['1', '2', '3', '4', '5', 'Раз']);
    queue.close('news');
    expect(queue.showOnce({ id: 'news', text: 'Три' })).toBe(true);
    expect(texts()).toContain('Три');
  });

  it('is changed in part by `update`, also while it waits', () => {
    say('1', '2', '3', '4', '5');
    queue.show({ id: 'news', title: 'Заказ', text: 'Собираем', tone: 'positive' });
    expect(queue.update('news', { text: 'Собран' })).toBe(true);
    expect(queue.list().at(-1)).toMatchObject({ title: 'Заказ', text: 'Собран', tone: 'positive' });
    expect(queue.update('unknown', { text: 'Собран' })).toBe(false);
    expect(queue.list()).toHaveLength(6);
  });

  it('keeps a duration of its own by `update`; the usual one follows the tone', () => {
    queue.show({ id: 'own', text: 'Раз', duration: 700 });
    queue.update('own', { text: 'Два', tone: 'critical' });
    expect(queue.list()[0]?.duration).toBe(700);
    queue.show({ id: 'usual', text: 'Раз' });
    queue.update('usual', { tone: 'critical' });
    expect(queue.list()[1]?.duration).toBe(ERROR_MS);
    queue.update('usual', { pending: true });
    expect(queue.list()[1]?.duration).toBe(Infinity);
    queue.update('usual', { duration: 100 });
    expect(queue.list()[1]?.duration).toBe(100);
  });
});

describe('closing', () => {
  it('works by id also for those that wait, and for all at once', () => {
    const [, , , , , waiting = ''] = say('1', '2', '3', '4', '5', '6', '7');
    queue.close(waiting);
    expect(texts()).toEqual(['1', '2', '3', '4', '5', '7']);
    queue.closeAll();
    expect(texts()).toEqual([]);
  });

  it('keeps the place until it has left the screen: the next comes only then', () => {
    screen.watch();
    const [first = ''] = say('1', '2', '3', '4', '5', '6');
    queue.close(first);
    expect(texts()).toEqual(['2', '3', '4', '5', '6']);
    expect(screen.shown().map(({ state }) => state)).toEqual(['closed', 'open', 'open', 'open', 'open']);
    time.advance(200);
    screen.gone(screen.shown()[0]?.key ?? 0);
    expect(open()).toEqual(['2', '3', '4', '5', '6']);
    time.advance(2_800);
    expect(open()).toEqual(['6']);
  });

  it('lets its id come anew while it is still leaving', () => {
    screen.watch();
    queue.show({ id: 'news', text: 'Раз' });
    queue.close('news');
    expect(queue.showOnce({ id: 'news', text: 'Два' })).toBe(true);
    expect(screen.shown().map(({ state }) => state)).toEqual(['closed', 'open']);
    const [leaving, next] = screen.shown();
    expect(leaving?.key).not.toBe(next?.key);
  });
});

describe('work that takes time', () => {
  const words = {
    pending: 'Сохраняем…',
    done: (count: number) => `Сохранено: ${count}`,
    failed: { text: 'Не сохранилось. Попробуйте ещё раз.', title: 'Ошибка' },
  };

  it('is one notification that changes when it is done', async () => {
    const work = Promise.withResolvers<number>();
    const answer = queue.promise(work.promise, words);
    expect(queue.list()).toMatchObject([{ text: 'Сохраняем…', pending: true, duration: Infinity }]);
    const [{ id } = { id: '' }] = queue.list();
    work.resolve(3);
    await expect(answer).resolves.toBe(3);
    expect(queue.list()).toMatchObject([
      { id, text: 'Сохранено: 3', tone: 'positive', pending: false, duration: NEWS_MS },
    ]);
  });

  it('says what to do when it failed, also to those who closed it meanwhile', async () => {
    const work = Promise.withResolvers<number>();
    const answer = queue.promise(() => work.promise, words);
    queue.closeAll();
    work.reject(new Error('boom'));
    await expect(answer).rejects.toThrow('boom');
    expect(queue.list()).toMatchObject([{ ...words.failed, tone: 'critical', duration: ERROR_MS }]);
  });
});

it('tells listeners of changes only, until those leave', () => {
  const [said, seen] = [vi.fn(), vi.fn()];
  const leave = [queue.subscribe(said), screen.subscribe(seen)];
  seen.mockClear();
  for (const text of ['1', '2', '3', '4', '5']) queue.show({ text });
  queue.show({ id: 'waiting', text: '6' });
  expect(said).toHaveBeenCalledTimes(6);
  expect(seen).toHaveBeenCalledTimes(5);
  queue.close('unknown');
  queue.close('waiting');
  screen.hold();
  screen.watch();
  time.advance(10);
  expect(said).toHaveBeenCalledTimes(7);
  expect(seen).toHaveBeenCalledTimes(5);
  for (const end of leave) end();
  queue.closeAll();
  expect([said, seen].map(({ mock }) => mock.calls.length)).toEqual([7, 5]);
});

it('a screen follows the queue only while somebody looks, then catches up', () => {
  const other = createScreen(queue, time);
  queue.show({ text: 'Раз' });
  expect(other.shown()).toEqual([]);
  const leave = other.subscribe(() => {});
  expect(other.shown()).toMatchObject([{ notification: { text: 'Раз' } }]);
  leave();
  queue.closeAll();
  other.subscribe(() => {});
  expect(other.shown()).toEqual([]);
});
