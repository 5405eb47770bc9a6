import { writeNumber } from './number.ts';
import { DASH, NBSP } from './spaces.ts';

const UNITS = ['байт', 'Кб', 'Мб', 'Гб'] as const;
const STEP = 1024;

const shown = (size: number, unit: number) => (unit === 0 ? Math.round(size) : Math.round(size * 10) / 10);

/** «1,5 Мб» out of bytes; what would round to 1024 of a unit is 1 of the next; «—» for what is no size. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return DASH;
  let unit = 0;
  let size = bytes;
  while (shown(size, unit) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const number = writeNumber(shown(size, unit), 1);
  return number === DASH ? DASH : `${number}${NBSP}${UNITS[unit] ?? ''}`;
}
