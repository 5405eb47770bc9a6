import { expect, test } from 'vitest';
import { packets } from './packets.ts';

test('the session sends these packets', () => {
  expect(packets.auth({ login: 'cashier', token: 't' })).toEqual({
    channel: 'system',
    opcode: 'auth',
    data: { login: 'cashier', uidh: 't' },
  });
  expect(packets.join('r')).toEqual({ channel: 'room', opcode: 'join', data: { room: 'r' } });
  expect(packets.leave('r')).toEqual({ channel: 'room', opcode: 'leave', data: { room: 'r' } });
  expect(packets.listNotifications()).toEqual({ channel: 'notification', opcode: 'list' });
  expect(packets.closeNotification(5)).toEqual({ channel: 'notification', opcode: 'close', data: { id: 5 } });
});
