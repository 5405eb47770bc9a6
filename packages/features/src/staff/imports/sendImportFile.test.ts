import { NetworkError } from '@siren/contract/errors';
import { IMPORT_PART_BYTES } from '@siren/domain/imports';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendImportFile } from './sendImportFile.ts';
import type { ImportSender } from './sendImportFile.ts';

const ID = '00000000-0000-4000-8000-000000000001';

/** A shop whose line breaks as told: before a part has come, or before its answer has. */
function createLine(file: Blob, breaks: ('never' | 'before' | 'after')[]) {
  let received = 0;
  const places: number[] = [];
  const here = () => ({ id: ID, received, kind: received === file.size ? ('yml' as const) : null });
  const sender: ImportSender = {
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
      fc.integer({ min: 1, max: 4 * IMPORT_PART_BYTES }),
      fc.array(fc.constantFrom('never', 'before', 'after'), { maxLength: 5 }),
      async (size, breaks) => {
        const file = new Blob([new Uint8Array(size)]);
        const { sender, places } = createLine(file, [...breaks]);
        expect(await sendImportFile(file, sender, options())).toMatchObject({ received: size, kind: 'yml' });
        const lost = breaks.slice(0, places.length).filter((broken) => broken === 'before').length;
        expect(places).toHaveLength(Math.ceil(size / IMPORT_PART_BYTES) + lost);
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
  await expect(sendImportFile(file, sender, options())).rejects.toBeInstanceOf(NetworkError);
  expect(places).toHaveLength(6);
  const controller = new AbortController();
  controller.abort();
  await expect(
    sendImportFile(file, sender, { ...options(), signal: controller.signal }),
  ).rejects.toBeInstanceOf(DOMException);
});
