import type { NumberBounds, NumberRange } from '@siren/domain/catalog';

/** The bounds without what would leave nothing: none begins above the greatest there is or ends below the least. */
export const boundsWithin = ({ from, to }: NumberBounds, { min, max }: NumberRange): NumberBounds => ({
  from: from === null ? null : Math.min(from, max),
  to: to === null ? null : Math.max(to, min),
});
