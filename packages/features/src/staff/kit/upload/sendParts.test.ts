import { NetworkError, refusal } from '@siren/contract/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendParts } from './sendParts.ts';
import type { PartSender, SentFile } from './sendParts.ts';

const PART_BYTES = 256 * 1024;
const ID = '00000000-0000-4000-8000-000000000001';

/** A shop whose line breaks as told: before a part has come, or before its answer has. */
function createLine(file: Blob, breaks: ('never' | 'before' | 'after')[]) {
  let received = 0;
  const places: number[] = [];
  const here = () => ({ id: ID, received });
  const sender: PartSender<SentFile> = {
    partBytes: PART_BYTES,
    isWhole: (sent) => sent.received === file.size,
    begin: async () => here(),
    async send(_id, at, part) {
      places.push(at);
      const broken = breaks.shift() ?? 'never';
      if (broken === 'before') throw new NetworkError('unreachable');
      if (at === received) received += part.size;
      if (broken === 'after') throw new NetworkError('unreachable');
      return here();
    },
    wait: async () => {},
  };
  return { sender, places };
}
const options = () => ({ signal: new AbortController().signal, onProgress: () => {} });

test('a file comes through whole however often the line breaks, and nothing that is there is sent again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 * PART_BYTES }),
      fc.array(fc.constantFrom('never', 'before', 'after'), { maxLength: 5 }),
      async (size, breaks) => {
        const file = new Blob([new Uint8Array(size)]);
        const { sender, places } = createLine(file, [...breaks]);
        expect(await sendParts(file, sender, options())).toMatchObject({ received: size });
        const lost = breaks.slice(0, places.length).filter((broken) => broken === 'before').length;
        expect(places).toHaveLength(Math.ceil(size / PART_BYTES) + lost);
      },
    ),
    { numRuns: 30 },
  );
});

test('a line that stays broken is told, and what is cancelled stops', async () => {
  const file = new Blob(['<yml_catalog>']);
  const { sender, places } = createLine(
    file,
    Array.from({ length: 20 }, () => 'before'),
  );
  await expect(sendParts(file, sender, options())).rejects.toBeInstanceOf(NetworkError);
  expect(places).toHaveLength(6);
  const controller = new AbortController();
  controller.abort();
  await expect(sendParts(file, sender, { ...options(), signal: controller.signal })).rejects.toBeInstanceOf(
    DOMException,
  );
});

test('a shop that asks to wait is asked again after that time, and what it refuses for good is told', async () => {
  const file = new Blob([new Uint8Array(3 * PART_BYTES)]);
  const { sender, places } = createLine(file, []);
  const waits: number[] = [];
  const answers = [refusal('general.too_many_requests', { retryAfter: 2 }), refusal('general.bad_request')];
  const busy: PartSender<SentFile> = {
    ...sender,
    wait: async ({ retryAfter }) => void waits.push(retryAfter),
    async send(id, at, part, told) {
      const answer = at === PART_BYTES ? answers.shift() : undefined;
      if (answer) throw answer;
      return sender.send(id, at, part, told);
    },
  };
  await expect(sendParts(file, busy, options())).rejects.toMatchObject({ key: 'general.bad_request' });
  expect(waits).toEqual([2]);
  expect(await sendParts(file, busy, options())).toMatchObject({ received: file.size });
  expect(places).toEqual([0, PART_BYTES, 2 * PART_BYTES]);
});

test('twelve megabytes over a line that breaks ten times go on from where they were', async () => {
  const size = 12 * 1024 * 1024;
  const breaks = Array.from({ length: 50 }, (_, at) =>
    at % 5 === 2 ? ('before' as const) : ('never' as const),
  );
  const { sender, places } = createLine(new Blob([new Uint8Array(size)]), breaks);
  await sendParts(new Blob([new Uint8Array(size)]), sender, options());
  const parts = size / PART_BYTES;
  expect(places).toHaveLength(parts + 10);
  expect(new Set(places).size).toBe(parts);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
