import { setImmediate as others } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';
import type { Sheet } from '../Sheet.ts';
import { partsOf, SHEET_END, sheetStart } from './parts.ts';
import { headRow, sheetRow } from './sheetRow.ts';

/** Rows that are packed at once, some milliseconds: other requests are answered in between. */
const PORTION = 100;

const encoder = new TextEncoder();

/** A ZIP archive that hands out what is packed so far. */
function openZip(mtime: Date) {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  const open = (name: string) => {
    const file = new ZipDeflate(name);
    file.mtime = mtime;
    zip.add(file);
    return {
      write: (text: string) => file.push(encoder.encode(text)),
      end: (text: string) => file.push(encoder.encode(text), true),
    };
  };
  const take = (): Uint8Array[] => {
    const taken = packed;
    packed = [];
    return taken;
  };
  return { open, take, end: () => zip.end() };
}

/** An XLSX file piece by piece: what was read of it is no longer in memory. */
export async function* xlsxFile({ title, heads, pages, at }: Sheet): AsyncGenerator<Uint8Array> {
  const zip = openZip(at);
  for (const [name, xml] of partsOf(title)) zip.open(name).end(xml);
  const sheet = zip.open('xl/worksheets/sheet1.xml');
  sheet.write(sheetStart(heads.length) + headRow(heads));
  // The head is the first one.
  let number = 2;
  for await (const page of pages) {
    for (let from = 0; from < page.length; from += PORTION) {
      const first = number + from;
      const rows = page.slice(from, from + PORTION).map((cells, at) => sheetRow(cells, first + at));
      sheet.write(rows.join(''));
      yield* zip.take();
      await others();
    }
    number += page.length;
  }
  sheet.end(SHEET_END);
  zip.end();
  yield* zip.take();
}
