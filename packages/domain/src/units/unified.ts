import { paramTitle } from '../catalog/index.ts';
import type { HandParam } from '../goods/index.ts';
import type { UnitFinder } from './unitFinder.ts';

/** A param with its unit as the shop writes it. */
export interface MeasuredParam {
  name: string;
  unit: string | null;
  /** The unit as the file writes it, where the shop writes another one. */
  told?: string;
}

/** A param in the unit that the shop has for it now; the same one where that is so already. */
export function unified<Param extends MeasuredParam>(param: Param, unitOf: UnitFinder): Param {
  const fed = param.told ?? param.unit;
  if (fed === null) return param;
  const unit = unitOf(fed);
  if (unit === param.unit) return param;
  const { told: _, ...bare } = param;
  return { ...bare, unit, ...(unit !== fed && { told: fed }) } as Param;
}

/** What staff set in the place of params whose units are others now: it stays in their places. */
export const handUnified = (
  hand: readonly HandParam[],
  before: readonly MeasuredParam[],
  after: readonly MeasuredParam[],
): HandParam[] =>
  hand.map((one) => {
    const at = before.findIndex((param) => paramTitle(param) === one.key);
    const [was, is] = [before[at], after[at]];
    if (!was || !is) return one;
    return { ...one, key: paramTitle(is), unit: one.unit === was.unit ? is.unit : one.unit };
  });
