import { FeedError } from '../../problems/index.ts';
import { numberKind, sharedText } from './cellText.ts';
import type { NumberKind } from './cellText.ts';
import { createXml } from './createXml.ts';
import type { XmlEvents } from './createXml.ts';
import { readParts } from './readParts.ts';

/** What the cells of a sheet refer to. */
export interface Book {
  /** Name of the part that is the first sheet one can see. */
  sheet: string;
  strings: string[];
  /** How numbers are shown, by the style of the cell. */
  kinds: NumberKind[];
}

const STRINGS_MAX = 2_000_000;
/** Characters of all strings. */
const TEXT_MAX = 256 * 1024 * 1024;

/** Texts that cells refer to by their number. What tells how to read a word aloud is none of it. */
function stringsReader(strings: string[]): XmlEvents {
  let [current, isText, isAloud, size] = ['', false, false, 0];
  return {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') isAloud = true;
      if (name === 't') isText = !isAloud;
    },
    text(text) {
      if (!isText) return;
      current += text;
      size += text.length;
      if (size > TEXT_MAX) throw new FeedError('table_too_large', null);
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isAloud = false;
      if (name === 'si' && strings.push(sharedText(current)) > STRINGS_MAX)
        throw new FeedError('table_too_large', null);
    },
  };
}

function stylesReader(kinds: NumberKind[]): XmlEvents {
  const codes = new Map<number, string>();
  let isOfCells = false;
  return {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) kinds.push(numberKind(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    text() {},
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  };
}

/** Hears of every element of a part. */
const each = (open: XmlEvents['open']): XmlEvents => ({ open, text() {}, close() {} });

/** The path of a part that a workbook names. */
const pathOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//u, '')}`;

/** Reads what the sheets of a workbook refer to. @throws FeedError where it is broken, or has no sheet */
export function readBook(packed: Uint8Array): Book {
  const strings: string[] = [];
  const kinds: NumberKind[] = [];
  const sheets: string[] = [];
  const targets = new Map<string, string>();
  const readers = new Map(
    Object.entries({
      'xl/workbook.xml': each((name, { state, 'r:id': id }) => {
        if (name === 'sheet' && id !== undefined && (state ?? 'visible') === 'visible') sheets.push(id);
      }),
      'xl/_rels/workbook.xml.rels': each((name, { Id = '', Target = '' }) => {
        if (name === 'Relationship') targets.set(Id, Target);
      }),
      'xl/sharedStrings.xml': stringsReader(strings),
      'xl/styles.xml': stylesReader(kinds),
    }).map(([name, events]) => [name, createXml(events)]),
  );
  for (const pieces of readParts(packed, (name) => readers.has(name)))
    for (const { name, bytes } of pieces) readers.get(name)?.(bytes);
  const target = targets.get(sheets[0] ?? '');
  if (target === undefined) throw new FeedError('table_broken', null);
  return { sheet: pathOf(target), strings, kinds };
}
