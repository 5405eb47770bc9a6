import { describe, expect, it, vi } from 'vitest';
import { createNotifications } from './createNotifications.ts';
import { ERROR_MS, NEWS_MS, VISIBLE_MAX, visibleNotifications } from './queue.ts';

const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

describe('notifications', () => {
  it('are shown in the order they came, five at most, and none is lost', () => {
    const queue = createNotifications();
    const said = Array.from({ length: 1000 }, (_, index) => `${index}`);
    for (const text of said) queue.show({ text });
    const seen: string[] = [];
    while (queue.list().length > 0) {
      const visible = visibleNotifications(queue.list());
      expect(visible.length).toBeLessThanOrEqual(VISIBLE_MAX);
      const first = visible[0];
      if (!first) break;
      seen.push(first.text);
      queue.close(first.id);
    }
    expect(seen).toEqual(said);
  });

  it('stay for 3000 ms when they tell of an error, otherwise a little longer', () => {
    const queue = createNotifications();
    queue.show({ text: 'Не сохранилось', tone: 'critical' });
    queue.show({ text: 'Удалено' });
    queue.show({ text: 'Ждём', duration: Number.POSITIVE_INFINITY });
    expect(queue.list().map(({ duration }) => duration)).toEqual([
      ERROR_MS,
      NEWS_MS,
      Number.POSITIVE_INFINITY,
    ]);
    expect(ERROR_MS).toBe(3000);
  });

  it('take the place of the one with the same id', () => {
    const queue = createNotifications();
    queue.show({ id: 'cart', text: 'Сохраняем' });
    queue.show({ text: 'Другое' });
    queue.show({ id: 'cart', text: 'Сохранено' });
    expect(texts(queue.list())).toEqual(['Сохранено', 'Другое']);
  });

  it('can be closed while they wait', () => {
    const queue = createNotifications();
    for (const text of ['1', '2', '3', '4', '5']) queue.show({ text });
    const waiting = queue.show({ text: '6' });
    queue.show({ text: '7' });
    queue.close(waiting);
    expect(texts(queue.list())).toEqual(['1', '2', '3', '4', '5', '7']);
    queue.closeAll();
    expect(queue.list()).toEqual([]);
  });

  it('tell listeners of changes only, until those leave', () => {
    const queue = createNotifications();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    const id = queue.show({ text: 'Раз' });
    queue.close('unknown');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    queue.close(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
