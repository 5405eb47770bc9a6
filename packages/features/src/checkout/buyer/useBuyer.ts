import { afterOrder, checkBuyer, mergeBuyer, typedFor } from '@siren/domain/checkout';
import type { BuyerChoices, BuyerData, BuyerField, BuyerOwner, BuyerProblem } from '@siren/domain/checkout';
import { useMemo, useState } from 'react';
import { useKeptBuyer } from './useKeptBuyer.ts';

export interface BuyerForm {
  data: BuyerData;
  /** Problems of the fields that one has left, or of all after the first try to order. */
  problems: readonly BuyerProblem[];
  /** The field that the server refused; null for none, and once it is changed. */
  refused: BuyerField | null;
  /** How often it was tried to order with something missing. */
  attempts: number;
  change(part: Partial<BuyerData>): void;
  /** Called when a field is left: from then on it says what is wrong with it. */
  leave(field: BuyerField): void;
  /** Shows every problem; answers the first, or null where there is none. */
  check(): BuyerProblem | null;
  /** The server refused the field: it says so until it is changed. */
  refuse(field: BuyerField): void;
  /** Ordered: what belonged to that order alone is forgotten. */
  done(): void;
}

export interface BuyerRules {
  owner: BuyerOwner;
  /** What the shop knows of the buyer. */
  known: Partial<BuyerData>;
  required: readonly BuyerField[];
  /** Code of the city that an address is asked for. */
  city: string;
  /** What there is to choose from, by the store that is chosen. */
  choices(store: number | null): BuyerChoices;
}

interface Judged {
  /** Whose form it was: another owner's begins anew. */
  of: string;
  left: readonly BuyerField[];
  attempts: number;
  refused: BuyerField | null;
}

const REFUSED = { phone: 'invalid', payType: 'unavailable', store: 'unavailable' } as const;

/** A refusal of the server as a problem of its field. */
function refusedProblem(field: BuyerField | null): BuyerProblem[] {
  if (field !== 'phone' && field !== 'payType' && field !== 'store') return [];
  return [{ field, code: REFUSED[field] }];
}

/**
 * What the buyer tells about themselves. Fields are judged when they are left and cleared as they are mended; what is
 * typed is kept for its owner, and nothing of it is there for another one.
 */
export function useBuyer({ owner, known, required, city, choices }: BuyerRules): BuyerForm {
  const { own, keep } = useKeptBuyer(owner);
  const of = JSON.stringify(owner);
  const fresh: Judged = { of, left: [], attempts: 0, refused: null };
  const [kept, judge] = useState(fresh);
  const judged = kept.of === of ? kept : fresh;
  const data = useMemo(() => mergeBuyer(known, own), [known, own]);
  const all = checkBuyer(data, required, choices(data.store));
  const refused = refusedProblem(judged.refused).filter(
    ({ field }) => !all.some((problem) => problem.field === field),
  );
  const shown = ({ field, code }: BuyerProblem) =>
    judged.attempts > 0 || code === 'unavailable' || judged.left.includes(field);
  return {
    data,
    problems: [...all.filter(shown), ...refused],
    refused: judged.refused,
    attempts: judged.attempts,
    change: (part) => {
      keep((now) => ({ ...now, ...typedFor(city, part) }));
      if (judged.refused !== null && judged.refused in part) judge({ ...judged, refused: null });
    },
    // An empty field that one only passed through is not scolded yet.
    leave: (field) => {
      if (own[field] !== undefined && !judged.left.includes(field))
        judge({ ...judged, left: [...judged.left, field] });
    },
    check: () => {
      if (all.length > 0) judge({ ...judged, attempts: judged.attempts + 1 });
      return all[0] ?? null;
    },
    refuse: (field) => judge({ ...judged, refused: field }),
    done: () => keep(afterOrder),
  };
}
