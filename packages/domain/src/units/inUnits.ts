import { paramTitle } from '../catalog/index.ts';
import type { HandParam } from '../goods/index.ts';
import type { UnitFinder } from './unitFinder.ts';

interface Measured {
  name: string;
  unit: string | null;
}

/** A param with its unit as the shop writes it; the same one where that is so already. */
export function inUnit<Param extends Measured>(param: Param, unitOf: UnitFinder): Param {
  const unit = param.unit === null ? null : unitOf(param.unit);
  return unit === param.unit ? param : { ...param, unit };
}

/** What staff set stays in the place of its param, whose unit a file or the shop writes otherwise by now. */
export const handInUnits = (
  hand: readonly HandParam[],
  fed: readonly Measured[],
  unitOf: UnitFinder,
): HandParam[] =>
  hand.map((one) => {
    if (fed.some((param) => paramTitle(param) === one.key)) return one;
    for (const param of fed) {
      const before = one.key.slice(param.name.length + 2);
      const isOf = one.key === paramTitle({ name: param.name, unit: before }) && before !== '';
      if (isOf && unitOf(before) === param.unit)
        return { ...one, key: paramTitle(param), unit: one.unit === before ? param.unit : one.unit };
    }
    return one;
  });
