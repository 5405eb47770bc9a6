import type { Cell } from '@siren/domain/exports';
import { styles } from './parts.ts';
import { xmlText } from './xmlText.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DAY_MS = 86_400_000;
/** The day from which sheets count days. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** A day or a moment as days since the first one; its clocks are no time zone's. */
const serialOf = (local: string): number =>
  (Date.parse(local.includes('T') ? `${local}Z` : `${local}T00:00Z`) - FIRST_DAY) / DAY_MS;

const texted = (place: string, style: number, text: string): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const counted = (place: string, style: number, value: number): string =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return '';
  switch (cell.kind) {
    case 'text':
    case 'phone':
      return texted(place, styles.text, cell.value);
    case 'count':
      return counted(place, styles.plain, cell.value);
    case 'money':
      return counted(place, styles.money, cell.value);
    case 'day':
      return counted(place, styles.day, serialOf(cell.value));
    case 'moment':
      return counted(place, styles.moment, serialOf(cell.value));
  }
}

const row = (number: number, cells: string): string => `<row r="${number}">${cells}</row>`;

/** «A» to «Z», then «AA». */
const columnName = (at: number): string =>
  (at < LETTERS.length ? '' : columnName(Math.floor(at / LETTERS.length) - 1)) +
  LETTERS.charAt(at % LETTERS.length);

const placeOf = (at: number, number: number): string => `${columnName(at)}${number}`;

/** A row of a sheet. Texts are texts, whatever they begin with: no cell is calculated. @param number from 1 on */
export const sheetRow = (cells: readonly Cell[], number: number): string =>
  row(number, cells.map((cell, at) => cellXml(cell, placeOf(at, number))).join(''));

/** The first row. */
export const headRow = (heads: readonly string[]): string =>
  row(1, heads.map((head, at) => texted(placeOf(at, 1), styles.head, head)).join(''));
