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

test('the server’s close closes the matching one and tells nobody', () => {
  expect(run(fresh(1), fresh(2), { type: 'server_close', id: 1 })).toEqual({ shown: [2], effects: [] });
});

test('the user’s close closes the matching one and is told to the server once', () => {
  const told = [{ type: 'send', packet: packets.closeNotification(1) }];
  expect(run(fresh(1), fresh(2), { type: 'user_close', id: 1 })).toEqual({ shown: [2], effects: told });
  expect(run(fresh(1), { type: 'user_close', id: 1 }, { type: 'user_close', id: 1 }).effects).toEqual([]);
});
