import { expect, test } from 'vitest';
import { packRoomMessage, ROOM_MESSAGE_MAX_BYTES } from './packRoomMessage.ts';

const bytesOf = (text: string) => Buffer.byteLength(text);

test.each(['z', 'ё', '€', '😀'])(
  'a message of «%s» is packed up to the limit in bytes, and not beyond',
  (letter) => {
    const empty = bytesOf(JSON.stringify({ room: 'касса', payload: '' }));
    const left = ROOM_MESSAGE_MAX_BYTES - empty;
    const count = Math.floor(left / bytesOf(letter));
    const payload = letter.repeat(count) + 'z'.repeat(left - count * bytesOf(letter));
    expect(bytesOf(packRoomMessage({ room: 'касса', payload }) ?? '')).toBe(ROOM_MESSAGE_MAX_BYTES);
    expect(packRoomMessage({ room: 'касса', payload: `${payload}z` })).toBeNull();
  },
);
