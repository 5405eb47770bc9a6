import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readZip, ZipError } from './readZip.ts';
import type { ZipOptions } from './readZip.ts';

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const all: ZipOptions = { isWanted: () => true };

/** What comes out of an archive, whole. */
async function unpacked(
  archive: Uint8Array,
  options: ZipOptions = all,
  size = 1_000,
): Promise<Record<string, string>> {
  const parts = new Map<string, Buffer[]>();
  for await (const { name, bytes } of readZip(pieces(archive, size), options))
    parts.set(name, [...(parts.get(name) ?? []), Buffer.from(bytes)]);
  return Object.fromEntries([...parts].map(([name, own]) => [name, Buffer.concat(own).toString()]));
}

const textsOf = (entries: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]));

const names = fc.stringMatching(/^[a-zа-яё0-9 ()]{1,12}\.(?:xml|jpg)$/u);
const archives = fc.record({
  entries: fc.dictionary(names, fc.string({ maxLength: 3_000 }), {
    minKeys: 1,
    maxKeys: 6,
    noNullPrototype: true,
  }),
  level: fc.constantFrom(0 as const, 6 as const, 9 as const),
  size: fc.integer({ min: 1, max: 5_000 }),
});

test('what was packed comes out, wherever the stream is cut; of what nobody wants only the name', async () => {
  await fc.assert(
    fc.asyncProperty(archives, async ({ entries, level, size }) => {
      const archive = zipSync(textsOf(entries), { level });
      expect(await unpacked(archive, all, size)).toEqual(entries);
      const heard: string[] = [];
      const isWanted = (name: string) => name.endsWith('.xml');
      const wanted = await unpacked(archive, { isWanted, onEntry: (name) => heard.push(name) }, size);
      expect(wanted).toEqual(Object.fromEntries(Object.entries(entries).filter(([name]) => isWanted(name))));
      expect(heard.toSorted()).toEqual(Object.keys(entries).toSorted());
    }),
    { numRuns: 60 },
  );
});

describe('a name', () => {
  /** An archive whose writer says nothing of letters: bytes of the name as they are. */
  const named = (bytes: Uint8Array) => {
    const archive = Buffer.from(zipSync({ ['x'.repeat(bytes.length)]: Buffer.from('.') }, { level: 0 }));
    const there = Buffer.from('x'.repeat(bytes.length));
    for (let at = archive.indexOf(there); at >= 0; at = archive.indexOf(there)) archive.set(bytes, at);
    return archive;
  };

  test.each([
    ['of Windows, in the letters of DOS', Buffer.from([0x82, 0xa0, 0xa7, 0xa0, 0x2e, 0x6a, 0x70, 0x67])],
    ['of macOS, in UTF-8 without a word of it', Buffer.from('Ваза.jpg')],
  ])('%s, is read', async (_who, bytes) => {
    expect(Object.keys(await unpacked(named(bytes)))).toEqual(['Ваза.jpg']);
  });

  test('with letters in two parts is the one with whole letters', async () => {
    expect(Object.keys(await unpacked(zipSync(textsOf({ ['Чай.jpg'.normalize('NFD')]: '.' }))))).toEqual([
      'Чай.jpg',
    ]);
  });
});

describe('an archive', () => {
  const archive = zipSync(textsOf({ 'a.xml': 'x'.repeat(90_000), 'b.xml': 'y'.repeat(90_000) }));
  const failure = async (bytes: Uint8Array, options = all) =>
    unpacked(bytes, options).then(
      () => null,
      (error: unknown) => (error instanceof ZipError ? error.failure : error),
    );

  test('that breaks off is told as broken', async () => {
    expect(await failure(archive.subarray(0, 100))).toBe('broken');
  });

  test('that is damaged is told as broken', async () => {
    const damaged = Buffer.from(archive);
    damaged.fill(0xff, 40, 90);
    expect(await failure(damaged)).toBe('broken');
  });

  test('unpacks to no more than the limit', async () => {
    const bounds = { bytes: 100_000, entries: 9 };
    expect(await failure(archive, { ...all, bounds })).toBe('bytes');
    expect(await failure(archive, { isWanted: (name) => name === 'a.xml', bounds })).toBeNull();
  });

  test('has no more entries than the limit', async () => {
    expect(await failure(archive, { ...all, bounds: { bytes: 1_000_000, entries: 1 } })).toBe('entries');
  });
});
