import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Notification } from './entities.ts';
import { packets } from './packets.ts';
import { NOTIFICATIONS_INITIAL, stepNotifications } from './stepNotifications.ts';
import type { NotificationsEffect, NotificationsEvent } from './stepNotifications.ts';

const note = (id: number): Notification => ({
  id,
  message: `№ ${id}`,
  position: 'bottom-left',
  type: 'info',
});
const fresh = (id: number): NotificationsEvent => ({ type: 'new', notification: note(id) });
const list = (...ids: number[]): NotificationsEvent => ({ type: 'list', notifications: ids.map(note) });
const sound: NotificationsEffect = { type: 'play_sound' };

function run(...events: NotificationsEvent[]) {
  let state = NOTIFICATIONS_INITIAL;
  let effects: NotificationsEffect[] = [];
  for (const event of events) ({ state, effects } = stepNotifications(state, event));
  return { shown: state.shown.map(({ id }) => id), effects };
}

describe('a new notification', () => {
  test('sounds and appears', () => {
    expect(run(fresh(1), fresh(2))).toEqual({ shown: [1, 2], effects: [sound] });
  });

  test('that is known already does neither', () => {
    expect(run(fresh(1), fresh(1))).toEqual({ shown: [1], effects: [] });
  });

  test('that was closed does not come back', () => {
    expect(run(fresh(1), { type: 'user_close', id: 1 }, fresh(1))).toEqual({ shown: [], effects: [] });
    expect(run(fresh(1), { type: 'server_close', id: 1 }, fresh(1))).toEqual({ shown: [], effects: [] });
  });
});

test('one that is closed before the list comes does not come with it', () => {
  const closed = run(fresh(1), { type: 'auth_success' }, { type: 'user_close', id: 1 });
  expect(closed.effects).toEqual([{ type: 'send', packet: packets.closeNotification(1) }]);
  expect(run(fresh(1), { type: 'auth_success' }, { type: 'user_close', id: 1 }, list(1)).shown).toEqual([]);
});

test('what one closed is told again where the next list still has it, until the server says so', () => {
  const told = [{ type: 'send', packet: packets.closeNotification(1) }];
  const lost = [fresh(1), { type: 'user_close', id: 1 }, { type: 'auth_success' }] as const;
  expect(run(...lost, list(1))).toEqual({ shown: [], effects: told });
  expect(run(...lost, list(1), { type: 'server_close', id: 1 }, list(1)).effects).toEqual([]);
  expect(run(...lost, list(), list(1)).effects).toEqual([]);
});

describe('authorization', () => {
  test('closes what is at hand and asks for the list afresh', () => {
    const asked = [{ type: 'send', packet: packets.listNotifications() }];
    expect(run(fresh(1), { type: 'auth_success' })).toEqual({ shown: [], effects: asked });
  });

  test('brings back what the list still has', () => {
    expect(run(fresh(1), { type: 'auth_success' }, { type: 'list', notifications: [note(1)] }).shown).toEqual(
      [1],
    );
  });
});

test('the list sounds once where it holds what came meanwhile, and never the first time', () => {
  expect(run(list(1, 2)).effects).toEqual([]);
  expect(run(list(1, 2), { type: 'auth_success' }, list(1, 2)).effects).toEqual([]);
  expect(run(list(1, 2), { type: 'auth_success' }, list(2, 3, 4)).effects).toEqual([sound]);
  expect(run(list(1), { type: 'auth_success' }, list(1, 2), fresh(2)).effects).toEqual([]);
  expect(run(list(), list(1)).effects).toEqual([sound]);
});

test('the list appears without a sound, and without what came before it', () => {
  expect(run(fresh(2), { type: 'list', notifications: [note(1), note(2), note(1)] })).toEqual({
    shown: [2, 1],
    effects: [],
  });
});

describe('a new list', () => {
  test('takes away what it has no more, and brings it back once it has it again, without a sound', () => {
    expect(run(list(1, 2, 3), list(1, 3)).shown).toEqual([1, 3]);
    expect(run(list(1, 2), list(1), list(1, 2))).toEqual({ shown: [1, 2], effects: [] });
  });

  test('leaves what came since the list before, until it is listed or the next list lacks it, too', () => {
    expect(run(list(1), fresh(2), list(1)).shown).toEqual([1, 2]);
    expect(run(list(1), fresh(2), list(1), list(1)).shown).toEqual([1]);
    expect(run(list(1), fresh(2), list(1, 2), list(1)).shown).toEqual([1]);
    expect(run({ type: 'auth_success' }, fresh(2), list(1)).shown).toEqual([2, 1]);
  });

  test('that says the same changes nothing for whoever watches', () => {
    const { state: before } = stepNotifications(NOTIFICATIONS_INITIAL, list(1, 2));
    const { state } = stepNotifications(before, list(1, 2));
    expect(state.shown).toBe(before.shown);
    expect(state.closing).toBe(before.closing);
  });

  type Deed = { deed: 'notify' | 'hide' | 'show' | 'close' | 'ask' | 'tell'; id: number };
  const deeds = fc.array(
    fc.record<Deed>({
      deed: fc.constantFrom('notify', 'hide', 'show', 'close', 'ask', 'tell'),
      id: fc.integer({ min: 1, max: 6 }),
    }),
    { maxLength: 40 },
  );

  /** A server and a window: what is hidden is for others now, and a list is told some time after it was made. */
  function createShop() {
    let state = NOTIFICATIONS_INITIAL;
    const open = new Set<number>();
    const hidden = new Set<number>();
    const step = (event: NotificationsEvent) => void ({ state } = stepNotifications(state, event));
    const visible = () => [...open].filter((id) => !hidden.has(id));
    let made: number[] | null = null;
    let count = 0;
    const deeds = {
      notify() {
        open.add((count += 1));
        step(fresh(count));
      },
      hide: (id: number) => hidden.add(id),
      show: (id: number) => hidden.delete(id),
      close(id: number) {
        if (open.delete(id)) step({ type: 'server_close', id });
      },
      ask: () => (made ??= visible()),
      tell() {
        if (made) step(list(...made));
        made = null;
      },
    };
    return { deeds, hidden, visible, shown: () => state.shown.map(({ id }) => id) };
  }

  test('never takes away what is for one, and after the second at most nothing else is there', () => {
    fc.assert(
      fc.property(deeds, (walk) => {
        const { deeds: does, hidden, visible, shown } = createShop();
        const everHidden = new Set<number>();
        for (const { deed, id } of walk) {
          does[deed](id);
          for (const one of hidden) everHidden.add(one);
          const lasting = visible().filter((one) => !everHidden.has(one));
          expect(shown()).toEqual(expect.arrayContaining(lasting));
        }
        does.tell();
        for (let lists = 0; lists < 2; lists += 1) {
          does.ask();
          does.tell();
        }
        expect(new Set(shown())).toEqual(new Set(visible()));
      }),
    );
  });
});

test('the server’s close closes the matching one and tells nobody', () => {
  expect(run(fresh(1), fresh(2), { type: 'server_close', id: 1 })).toEqual({ shown: [2], effects: [] });
});

test('the user’s close closes the matching one and is told to the server once', () => {
  const told = [{ type: 'send', packet: packets.closeNotification(1) }];
  expect(run(fresh(1), fresh(2), { type: 'user_close', id: 1 })).toEqual({ shown: [2], effects: told });
  expect(run(fresh(1), { type: 'user_close', id: 1 }, { type: 'user_close', id: 1 }).effects).toEqual([]);
});
