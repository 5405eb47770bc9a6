import { afterEach, expect, test, vi } from 'vitest';
import { startHerald } from './startHerald.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose notifications are kept; it answers questions with `answer`. */
function stubNotifications(permission: NotificationPermission, answer = permission) {
  const shown: { title: string; options: NotificationOptions | undefined; target: EventTarget }[] = [];
  const closed: EventTarget[] = [];
  const requestPermission = vi.fn(async () => answer);
  class Shown extends EventTarget {
    static permission = permission;
    static requestPermission = requestPermission;
    constructor(title: string, options?: NotificationOptions) {
      super();
      shown.push({ title, options, target: this });
    }
    close() {
      closed.push(this);
    }
  }
  vi.stubGlobal('Notification', Shown);
  return { shown, closed, requestPermission };
}

test('a browser without notifications is never asked', async () => {
  const herald = startHerald();
  expect(herald.state()).toBe('none');
  expect(await herald.ask()).toBe('none');
  expect(() => herald.show('Новый заказ', 'order-1')).not.toThrow();
});

test('the browser asks once, and not whoever has answered already', async () => {
  const first = stubNotifications('default', 'granted');
  expect(await startHerald().ask()).toBe('granted');
  expect(first.requestPermission).toHaveBeenCalledOnce();
  const refused = stubNotifications('denied');
  expect(await startHerald().ask()).toBe('denied');
  expect(refused.requestPermission).not.toHaveBeenCalled();
});

test('words are shown silently under their tag, and a press there brings the tab to the front', () => {
  const { shown, closed } = stubNotifications('granted');
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  startHerald().show('Новый заказ № 100001', 'order-1');
  expect(shown).toMatchObject([
    {
      title: 'Рабочее место | Сирень',
      options: { body: 'Новый заказ № 100001', tag: 'order-1', silent: true },
    },
  ]);
  shown[0]?.target.dispatchEvent(new Event('click'));
  expect(focus).toHaveBeenCalledOnce();
  expect(closed).toHaveLength(1);
});

test('what a phone does not let a page show is left out', () => {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  expect(() => startHerald().show('Новый заказ', 'order-1')).not.toThrow();
});
