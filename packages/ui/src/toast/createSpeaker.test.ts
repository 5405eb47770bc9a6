import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualTiming, createNotifications, createScreen } from '../notifications/index.ts';
import type { ManualTiming, Notifications, NotificationScreen } from '../notifications/index.ts';
import { createSpeaker, HEARD_MS, SETTLE_MS } from './createSpeaker.ts';
import type { Utterance } from './news.ts';

let time: ManualTiming;
let queue: Notifications;
let screen: NotificationScreen;
let heard: string[];
let standing: readonly Utterance[];

beforeEach(() => {
  time = createManualTiming();
  queue = createNotifications();
  screen = createScreen(queue, time);
  heard = [];
  standing = [];
  const speaker = createSpeaker((utterances) => {
    for (const one of utterances) if (!standing.includes(one)) heard.push(one.text);
    standing = utterances;
  }, time);
  screen.subscribe(() => speaker.hear(screen.shown()));
  screen.watch();
});

describe('a notification', () => {
  it('is said once, with its kind and its button, and the words do not stay', () => {
    const action = { label: 'Вернуть', onSelect: () => {} };
    queue.show({ title: 'Корзина', text: 'Удалено: стул', action });
    expect(heard).toEqual([]);
    time.advance(SETTLE_MS);
    const words = 'Уведомление: Корзина. Удалено: стул. Кнопка «Вернуть»: клавиша F8.';
    expect(heard).toEqual([words]);
    time.advance(HEARD_MS);
    expect(standing).toEqual([]);
    expect(heard).toEqual([words]);
  });

  it('cuts in where it tells of an error, and only there', () => {
    queue.show({ text: 'Не сохранилось', tone: 'critical' });
    queue.show({ text: 'Сохранено', tone: 'positive' });
    time.advance(SETTLE_MS);
    expect(standing).toMatchObject([
      { text: 'Ошибка: Не сохранилось.', urgent: true },
      { text: 'Готово: Сохранено.', urgent: false },
    ]);
  });

  it('is said once more when its words change, not when only its time does', () => {
    queue.show({ id: 'work', text: 'Сохраняем…', pending: true });
    time.advance(5_000);
    queue.update('work', { duration: 2_000 });
    time.advance(500);
    queue.show({ id: 'work', text: 'Сохранено', tone: 'positive' });
    time.advance(10_000);
    expect(heard).toEqual(['Подождите: Сохраняем…', 'Готово: Сохранено.']);
  });

  it('is not said before it is shown', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) queue.show({ text, duration: Infinity });
    time.advance(1_000);
    expect(heard).not.toContain('Уведомление: 6.');
    queue.close('news-1');
    screen.gone(1);
    time.advance(1_000);
    expect(heard).toHaveLength(6);
  });
});

it('whatever comes and goes, everything that stays long enough is said exactly once', () => {
  const happening = fc.record({
    wait: fc.integer({ min: 0, max: 3_000 }),
    count: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (all) => {
      heard = [];
      const said: string[] = [];
      for (const { wait, count } of all) {
        for (let index = 0; index < count; index += 1) {
          said.push(`${said.length}`);
          queue.show({ text: `${said.length}` });
        }
        for (const { key, state } of screen.shown()) if (state === 'closed') screen.gone(key);
        time.advance(wait);
      }
      while (queue.list().length > 0 || screen.shown().length > 0) {
        time.advance(500);
        for (const { key, state } of screen.shown()) if (state === 'closed') screen.gone(key);
      }
      expect(heard).toEqual(said.map((_, index) => `Уведомление: ${index + 1}.`));
    }),
  );
});
