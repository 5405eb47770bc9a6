import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ALLOWED_ORIGIN, createSocketShop } from './testing/createSocketShop.ts';
import type { SocketShop } from './testing/createSocketShop.ts';

let shop: SocketShop;
beforeAll(async () => {
  shop = await createSocketShop();
});
afterAll(() => shop.close());
afterEach(() => shop.hangUp());

describe('the socket', () => {
  test('passes over what is no packet', async () => {
    const socket = await shop.cashier();
    for (const frame of [
      '',
      '{',
      'null',
      '[]',
      '{"channel":"system"}',
      '{"channel":"room","opcode":"join","data":1}',
    ]) {
      socket.socket.send(frame);
    }
    socket.socket.send(
      JSON.stringify({ channel: 'notification', opcode: 'close', data: { id: '1; drop table' } }),
    );
    expect(await shop.list(socket)).toBeInstanceOf(Array);
  });

  test('is closed on a packet that is too large, on binary ones and on a flood', async () => {
    const [large, binary, flood] = [await shop.cashier(), await shop.cashier(), await shop.cashier()];
    large.socket.send('x'.repeat(20_000));
    expect((await large.closed).code).toBe(1009);
    binary.socket.send(Buffer.from('{}'));
    await binary.closed;
    for (let sent = 0; sent < 250; sent += 1) flood.socket.send('{}');
    await flood.closed;
    expect(await shop.list(await shop.cashier())).toBeInstanceOf(Array);
  });

  test('opens for pages of our own, of the origins that are allowed, and for programs', async () => {
    for (const origin of [undefined, `http://${shop.host}`, ALLOWED_ORIGIN]) {
      expect((await shop.connect(origin === undefined ? {} : { origin })).socket.readyState).toBe(1);
    }
    for (const origin of ['https://evil.example', 'null', `http://${shop.host}.evil.example`]) {
      await expect(shop.connect({ origin })).rejects.toThrow('403');
    }
  });

  test('does not compress', async () => {
    const { socket } = await shop.connect({ perMessageDeflate: true });
    expect(socket.extensions).toBe('');
  });

  test('is at one address only, beside the API on the same port', async () => {
    await expect(shop.connect({}, '/elsewhere')).rejects.toThrow('404');
    expect((await fetch(`http://${shop.host}/api/cart/suggested-offers`, { method: 'POST' })).status).toBe(
      200,
    );
  });

  test('goes on when somebody whom it refuses hangs up on it', async () => {
    const failed = vi.fn();
    process.on('uncaughtException', failed);
    const [host = '', port] = shop.host.split(':');
    for (let caller = 0; caller < 5; caller += 1) {
      const socket = connect(Number(port), host);
      socket.write(
        `GET /elsewhere HTTP/1.1\r\nHost: ${shop.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
      await once(socket, 'data');
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    expect(await shop.list(await shop.cashier())).toBeInstanceOf(Array);
    process.off('uncaughtException', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  test('drops a client that answers no ping, and keeps one that does', async () => {
    const [dead, live] = [await shop.connect({ autoPong: false }), await shop.connect()];
    for (let beats = 0; beats < 4; beats += 1) {
      const pinged = once(live.socket, 'ping');
      shop.beat();
      await pinged;
      // Its pong was heard before.
      await live.settled();
    }
    await dead.closed;
    expect(live.socket.readyState).toBe(1);
  });

  test('drops a client that does not read, not the server', async () => {
    const [slow, quick] = [await shop.cashier(), await shop.cashier()];
    slow.socket.pause();
    quick.send({ name: 'room/join', data: { room: 'а' } });
    slow.send({ name: 'room/join', data: { room: 'а' } });
    const payload = 'я'.repeat(3_500);
    let last = 0;
    while (last < 2_000) {
      for (let sent = 0; sent < 80; sent += 1)
        quick.send({ name: 'room/message', data: { room: 'а', payload } });
      for (let heard = 0; heard < 80; heard += 1) await quick.next('room:incoming_message');
      last += 80;
      shop.clock.advance(10_000);
    }
    slow.socket.resume();
    expect((await slow.closed).code).toBe(1006);
    expect(await shop.list(quick)).toBeInstanceOf(Array);
  });

  test('says goodbye when the server goes', async () => {
    const socket = await shop.cashier();
    await shop.reattach();
    expect((await socket.closed).code).toBe(1001);
  });
});
