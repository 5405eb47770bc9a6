import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualTiming } from './createManualTiming.ts';
import type { ManualTiming } from './createManualTiming.ts';
import { createNotifications } from './createNotifications.ts';
import type { Notifications } from './createNotifications.ts';
import { ERROR_MS, NEWS_MS } from './notification.ts';

let time: ManualTiming;
let queue: Notifications;
beforeEach(() => {
  time = createManualTiming();
  queue = createNotifications(time);
});

const texts = () => queue.list().map(({ text }) => text);
/** What is in view, without that which is just leaving. */
const open = () =>
  queue.shown().flatMap(({ state, notification }) => (state === 'open' ? [notification.text] : []));
const say = (...said: string[]) => said.map((text) => queue.show({ text, tone: 'critical' }));
/** Leaving takes no time here. */
const watch = () => {
  const end = queue.watch();
  queue.subscribe(() => {
    for (const { key, state } of queue.shown()) if (state === 'closed') queue.gone(key);
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
    const [first, second] = [queue.hold(), queue.hold()];
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

  it('keeps its own time by `update`, or takes that of its new tone', () => {
    queue.show({ id: 'news', text: 'Раз', duration: 700 });
    queue.update('news', { text: 'Два' });
    expect(queue.list()[0]?.duration).toBe(700);
    queue.update('news', { tone: 'critical' });
    expect(queue.list()[0]?.duration).toBe(ERROR_MS);
    queue.update('news', { duration: 100 });
    expect(queue.list()[0]?.duration).toBe(100);
  });

  it('is not known any more at the moment when its time is over', () => {
    watch();
    queue.show({ id: 'news', text: 'Раз', tone: 'critical' });
    // A busy page: the timer is late.
    const late = vi.spyOn(time, 'now').mockReturnValue(ERROR_MS);
    expect(queue.update('news', { text: 'Два' })).toBe(false);
    expect(queue.showOnce({ id: 'news', text: 'Три' })).toBe(true);
    expect(texts()).toEqual(['Три']);
    late.mockRestore();
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
    queue.watch();
    const [first = ''] = say('1', '2', '3', '4', '5', '6');
    queue.close(first);
    expect(texts()).toEqual(['2', '3', '4', '5', '6']);
    expect(queue.shown().map(({ state }) => state)).toEqual(['closed', 'open', 'open', 'open', 'open']);
    time.advance(200);
    queue.gone(queue.shown()[0]?.key ?? 0);
    expect(open()).toEqual(['2', '3', '4', '5', '6']);
    time.advance(2_800);
    expect(open()).toEqual(['6']);
  });

  it('lets its id come anew while it is still leaving', () => {
    queue.watch();
    queue.show({ id: 'news', text: 'Раз' });
    queue.close('news');
    expect(queue.showOnce({ id: 'news', text: 'Два' })).toBe(true);
    expect(queue.shown().map(({ state }) => state)).toEqual(['closed', 'open']);
    const [leaving, next] = queue.shown();
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
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  const id = queue.show({ text: 'Раз' });
  queue.close('unknown');
  queue.hold();
  queue.watch();
  expect(listener).toHaveBeenCalledTimes(1);
  const [list, shown] = [queue.list(), queue.shown()];
  time.advance(10);
  expect([queue.list(), queue.shown()]).toEqual([list, shown]);
  leave();
  queue.close(id);
  expect(listener).toHaveBeenCalledTimes(1);
});
