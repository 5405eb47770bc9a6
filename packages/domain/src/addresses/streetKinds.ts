/** Kinds of streets: how each is written before its name, and what else people type for it. */
export const streetKinds = {
  street: { short: 'ул.', forms: ['ул', 'улица'] },
  avenue: { short: 'пр.', forms: ['пр', 'просп', 'проспект', 'пркт'] },
  lane: { short: 'пер.', forms: ['пер', 'переулок'] },
  boulevard: { short: 'б-р', forms: ['бр', 'бул', 'бульвар'] },
  highway: { short: 'ш.', forms: ['ш', 'шоссе'] },
  square: { short: 'пл.', forms: ['пл', 'площадь'] },
  road: { short: 'тракт', forms: ['тракт'] },
  embankment: { short: 'наб.', forms: ['наб', 'набережная'] },
} as const satisfies Record<string, { short: string; forms: readonly string[] }>;

export type StreetKind = keyof typeof streetKinds;
