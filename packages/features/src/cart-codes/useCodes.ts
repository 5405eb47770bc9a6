import { NONE_BORNE, parseCodes, wholesOf, withoutCodes } from '@siren/domain/cart-codes';
import type { CodeLine, CodeMeaning, ParsedCodes } from '@siren/domain/cart-codes';
import { useMemo, useRef, useState } from 'react';
import { useApi } from '../api/index.ts';
import { useCart } from '../cart/index.ts';

export interface Codes {
  text: string;
  parsed: ParsedCodes;
  /** What the codes mean; null until one asked, and once the list is another. */
  meanings: readonly CodeMeaning[] | null;
  busy: 'finding' | 'adding' | null;
  failed: boolean;
  write(text: string): void;
  /** Asks what the codes mean. */
  find(): Promise<void>;
  /**
   * Adds all that can be had, at once or not at all; answers how many pieces. What is left stays in the list, and what
   * was written meanwhile.
   */
  add(): Promise<number>;
}

const areAlike = (one: readonly CodeLine[], other: readonly CodeLine[]) =>
  one.length === other.length &&
  one.every(({ code, quantity }, at) => other[at]?.code === code && other[at].quantity === quantity);

/** A list of codes, what they mean, and the way into the cart. */
export function useCodes(): Codes {
  const api = useApi();
  const { session } = useCart();
  const [text, setText] = useState('');
  const [meanings, setMeanings] = useState<readonly CodeMeaning[] | null>(null);
  const [busy, setBusy] = useState<Codes['busy']>(null);
  const [failed, setFailed] = useState(false);
  // Texts that goods are known to bear: they hold for whatever is written next.
  const [borne, setBorne] = useState(NONE_BORNE);
  const parsed = useMemo(() => parseCodes(text, borne), [text, borne]);
  // What an answer finds in the field may be another text than the one it is about.
  const written = useRef(text);
  const isStill = () => written.current === text;

  function write(next: string): void {
    written.current = next;
    setText(next);
    setMeanings(null);
    setFailed(false);
    // The new text can be asked about at once; an order on its way to the cart is to arrive first.
    if (busy === 'finding') setBusy(null);
  }

  async function find(): Promise<void> {
    if (parsed.lines.length === 0 || busy) return;
    setBusy('finding');
    setFailed(false);
    const ask = (codes: readonly CodeLine[], wholes: readonly string[]) =>
      api.call('/api/cart/find-codes', { codes: [...codes], wholes: [...wholes] }).catch(() => null);
    let found = await ask(parsed.lines, wholesOf(text));
    if (!isStill()) return;
    if (found) {
      const known = new Set(found.borne);
      const { lines } = parseCodes(text, known);
      if (!areAlike(lines, parsed.lines)) found = await ask(lines, []);
      if (!isStill()) return;
      setBorne(known);
    }
    setMeanings(found?.codes ?? null);
    setFailed(found === null);
    setBusy(null);
  }

  async function add(): Promise<number> {
    const fit = meanings?.filter(({ possible }) => possible > 0) ?? [];
    if (fit.length === 0 || busy) return 0;
    setBusy('adding');
    const ids = fit.map(({ offer, code, possible: quantity }) =>
      offer ? { offer: offer.id, quantity } : { id: code, quantity },
    );
    const done = await session.change('/api/cart/add-by-codes', { ids });
    setBusy(null);
    if (!done) {
      // Somebody was quicker: what the codes mean is another thing by now.
      if (isStill()) await find();
      return 0;
    }
    const had = fit.map(({ code, possible }) => ({ code, quantity: possible }));
    write(withoutCodes(written.current, had, borne));
    return fit.reduce((sum, { possible }) => sum + possible, 0);
  }

  return {
    text,
    parsed,
    meanings,
    busy,
    failed,
    write,
    find,
    add,
  };
}
