import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packets } from '../packets.ts';
import { SOCKET_INITIAL } from '../socketState.ts';
import type { SocketState } from '../socketState.ts';
import { stepSocket } from '../stepSocket.ts';
import type { SocketEvent } from '../stepSocket.ts';
import { heardRooms, ROOMS_HEARD_MAX, ROOMS_MAX } from './heardRooms.ts';

const lists = fc.uniqueArray(
  fc.integer({ min: 1, max: 120 }).map((id) => `store-${id}`),
  { maxLength: 120 },
);

/** More than are heard: several such lists are more than the server allows. */
const manyRooms = fc.uniqueArray(
  fc.integer({ min: 1, max: 120 }).map((id) => `store-${id}`),
  { minLength: 35, maxLength: 120 },
);

test('no more are heard than the bound, the open one among them, and no other before a newer one', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (rooms, pick) => {
      const open = rooms[pick % (rooms.length + 1)];
      const heard = heardRooms(rooms, open);
      expect(heard).toHaveLength(Math.min(rooms.length, ROOMS_HEARD_MAX));
      if (open !== undefined) expect(heard).toContain(open);
      const others = rooms.filter((room) => room !== open);
      const heardOthers = heard.filter((room) => room !== open);
      expect(heardOthers).toEqual(others.slice(0, heardOthers.length));
    }),
  );
});

test('a room that is not in the list is not heard', () => {
  expect(heardRooms(['all'], 'store-9')).toEqual(['all']);
  expect(heardRooms(['all'], undefined)).toEqual(['all']);
});

test('whatever tabs open, the server is in no more rooms than it allows, and in the one that was opened last', () => {
  const ok = { channel: 'system', opcode: 'auth_result', data: { result: 'ok' } };
  const opens = fc.record({ type: fc.constant('opens' as const), rooms: manyRooms, pick: fc.nat() });
  const expired: SocketEvent = { type: 'packet', packet: { ...ok, data: { result: 'expired' } } };
  const breaks = fc.constantFrom<SocketEvent[]>(
    [{ type: 'packet', packet: ok }],
    [{ type: 'focus' }, { type: 'packet', packet: ok }],
    [expired, { type: 'focus' }, { type: 'packet', packet: ok }],
    [
      { type: 'user', user: { login: 'other', token: 't' } },
      { type: 'packet', packet: ok },
    ],
    [{ type: 'close' }, { type: 'open' }, { type: 'packet', packet: ok }],
    [{ type: 'close' }, { type: 'open' }],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(opens, breaks), { maxLength: 12 }), (acts) => {
      let state = SOCKET_INITIAL;
      const there = new Set<string>();
      const step = (event: SocketEvent) => {
        const { state: next, effects } = stepSocket(state, event, 0);
        state = next;
        if (event.type === 'close' || event === expired) there.clear();
        for (const effect of effects) {
          if (effect.type !== 'send' || effect.packet.channel !== 'room') continue;
          const { room } = effect.packet.data as { room: string };
          // Nobody is told twice of the same.
          expect(there.has(room)).toBe(effect.packet.opcode === 'leave');
          if (effect.packet.opcode === 'join') there.add(room);
          else there.delete(room);
          expect(there.size).toBeLessThanOrEqual(ROOMS_MAX);
        }
        expect(state.rooms.length).toBeLessThanOrEqual(ROOMS_MAX);
        if (state.status === 'authorized') expect([...there].sort()).toEqual([...state.rooms].sort());
      };
      step({ type: 'user', user: { login: 'cashier', token: 't' } });
      step({ type: 'open' });
      for (const act of acts) {
        if (Array.isArray(act)) {
          act.forEach(step);
          continue;
        }
        const open = act.rooms[act.pick % (act.rooms.length + 1)];
        for (const room of heardRooms(act.rooms, open)) step({ type: 'join', room });
        if (open !== undefined) expect(state.rooms).toContain(open);
      }
    }),
  );
});

test('a room too many takes the place of the one that was wanted longest ago', () => {
  const rooms = Array.from({ length: ROOMS_MAX }, (_, at) => `r${at}`);
  const full: SocketState = { ...SOCKET_INITIAL, status: 'authorized', rooms };
  // One that is wanted again is wanted still.
  const { state } = stepSocket(full, { type: 'join', room: 'r0' }, 0);
  expect(stepSocket(state, { type: 'join', room: 'new' }, 0).effects).toEqual([
    { type: 'send', packet: packets.leave('r1') },
    { type: 'send', packet: packets.join('new') },
  ]);
});
