import type { Statement } from './sql.ts';

/** A piece of a statement, with the values in it. */
export class Fragment {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts;
    this.values = values;
  }
}

/** Text and values of pieces one after another. */
interface Flat {
  parts: string[];
  values: unknown[];
}

function add(flat: Flat, { parts, values }: Fragment): void {
  for (const [at, part] of parts.entries()) {
    const last = flat.parts.length - 1;
    flat.parts[last] = `${flat.parts[last]}${part}`;
    if (at === values.length) return;
    const value = values[at];
    if (value instanceof Fragment) add(flat, value);
    else {
      flat.values.push(value);
      flat.parts.push('');
    }
  }
}

/** A piece of a statement: `fragment`status = ${status}``. Values travel as parameters, fragments as text. */
export const fragment = (parts: TemplateStringsArray, ...values: unknown[]): Fragment =>
  new Fragment(parts, values);

/** Pieces with one between them. */
export function joined(pieces: readonly Fragment[], between: string): Fragment {
  const edges = Array.from({ length: Math.max(0, pieces.length - 1) }, () => between);
  return new Fragment(['', ...edges, ''], pieces);
}

/**
 * A statement put together from pieces. It has no name: what is asked differs each time, and so does the best plan, which a
 * prepared statement would settle on once.
 */
export function composed(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  const flat: Flat = { parts: [''], values: [] };
  add(flat, new Fragment(parts, values));
  const text = flat.parts.reduce((before, part, index) => `${before}$${index}${part}`);
  return { name: '', text, values: flat.values };
}
