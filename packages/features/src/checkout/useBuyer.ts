import { checkBuyer, NOBODY } from '@siren/domain/checkout';
import type { BuyerData, BuyerField, BuyerProblem } from '@siren/domain/checkout';
import { useMemo, useState } from 'react';

export interface BuyerForm {
  data: BuyerData;
  /** Problems of the fields that one has left, or of all after the first try to order. */
  problems: readonly BuyerProblem[];
  change(part: Partial<BuyerData>): void;
  /** Called when a field is left: from then on it says what is wrong with it. */
  leave(field: BuyerField): void;
  /** Shows every problem; answers the first, or null where there is none. */
  check(): BuyerProblem | null;
}

/** What the buyer tells about themselves. Fields are judged when they are left and cleared as they are mended. */
export function useBuyer(initial: Partial<BuyerData>, required: readonly BuyerField[]): BuyerForm {
  const [own, setOwn] = useState<Partial<BuyerData>>({});
  const [left, setLeft] = useState<readonly BuyerField[]>([]);
  const [asked, setAsked] = useState(false);
  const data = useMemo(() => ({ ...NOBODY, ...initial, ...own }), [initial, own]);
  const all = checkBuyer(data, required);
  return {
    data,
    problems: asked ? all : all.filter(({ field }) => left.includes(field)),
    change: (part) => setOwn((before) => ({ ...before, ...part })),
    // An empty field that one only passed through is not scolded yet.
    leave: (field) => {
      if (!isUntouched(own, field))
        setLeft((before) => (before.includes(field) ? before : [...before, field]));
    },
    check: () => {
      setAsked(true);
      return all[0] ?? null;
    },
  };
}

const isUntouched = (own: Partial<BuyerData>, field: BuyerField) => own[field] === undefined;
