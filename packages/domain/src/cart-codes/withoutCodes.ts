import { writtenCode } from '../typed/index.ts';
import type { CodeLine } from './entities.ts';
import { LINE, NONE_BORNE, readLine } from './parseCodes.ts';

const written = ({ code, quantity }: CodeLine) => (quantity > 1 ? `${code} x${quantity}` : code);

/**
 * What is left of a text of codes once these pieces were had. A line of which nothing was had stays as it was typed;
 * of another one there stays what it asks for besides, a code to a line.
 *
 * @param borne by which the text was read, see `parseCodes`
 */
export function withoutCodes(
  text: string,
  had: readonly CodeLine[],
  borne: ReadonlySet<string> = NONE_BORNE,
): string {
  const open = new Map(had.map(({ code, quantity }) => [writtenCode(code), quantity]));
  const left = text.split(LINE).flatMap((line) => {
    const asked = readLine(line, borne).map(({ code, quantity }) => ({ code, quantity: quantity ?? 1 }));
    const rest = asked.map(({ code, quantity }) => {
      const key = writtenCode(code);
      const taken = Math.min(quantity, open.get(key) ?? 0);
      open.set(key, (open.get(key) ?? 0) - taken);
      return { code, quantity: quantity - taken };
    });
    if (rest.every(({ quantity }, at) => quantity === asked[at]?.quantity)) return [line];
    return rest.filter(({ quantity }) => quantity > 0).map(written);
  });
  return left.join('\n');
}
