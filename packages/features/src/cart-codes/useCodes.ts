import { parseCodes } from '@siren/domain/cart-codes';
import type { CodeMeaning, ParsedCodes } from '@siren/domain/cart-codes';
import { useMemo, useState } from 'react';
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
  /** Adds all that can be had, at once or not at all; answers how many pieces. What is left stays in the list. */
  add(): Promise<number>;
}

const lineOf = ({ code, quantity }: { code: string; quantity: number }) =>
  quantity > 1 ? `${code} x${quantity}` : code;

/** A list of codes, what they mean, and the way into the cart. */
export function useCodes(): Codes {
  const api = useApi();
  const { session } = useCart();
  const [text, setText] = useState('');
  const [meanings, setMeanings] = useState<readonly CodeMeaning[] | null>(null);
  const [busy, setBusy] = useState<Codes['busy']>(null);
  const [failed, setFailed] = useState(false);
  const parsed = useMemo(() => parseCodes(text), [text]);

  async function find(): Promise<void> {
    if (parsed.lines.length === 0 || busy) return;
    setBusy('finding');
    setFailed(false);
    try {
      setMeanings((await api.call('/api/cart/find-codes', { codes: parsed.lines })).codes);
    } catch {
      setMeanings(null);
      setFailed(true);
    } finally {
      setBusy(null);
    }
  }

  async function add(): Promise<number> {
    const fit = meanings?.filter(({ possible }) => possible > 0) ?? [];
    if (fit.length === 0 || busy) return 0;
    setBusy('adding');
    const ids = fit.map(({ offer, code, possible }) => ({ id: offer?.id ?? code, quantity: possible }));
    const done = await session.change('/api/cart/add-by-codes', { ids });
    setBusy(null);
    if (!done) {
      // Somebody was quicker: what the codes mean is another thing by now.
      await find();
      return 0;
    }
    const left = (meanings ?? []).flatMap(({ code, quantity, possible }) =>
      possible < quantity ? [{ code, quantity: quantity - possible }] : [],
    );
    setText(left.map(lineOf).join('\n'));
    setMeanings(null);
    return fit.reduce((sum, { possible }) => sum + possible, 0);
  }

  return {
    text,
    parsed,
    meanings,
    busy,
    failed,
    write(next) {
      setText(next);
      setMeanings(null);
      setFailed(false);
    },
    find,
    add,
  };
}
