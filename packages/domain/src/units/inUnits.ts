import type { FedParam } from '../goods/index.ts';
import type { UnitFinder } from './unitFinder.ts';

/** A unit as the shop writes it; null where there is none. */
export const unitIn = (unit: string | null, unitOf: UnitFinder): string | null =>
  unit === null ? null : unitOf(unit);

/** A param of a file with its unit as the shop writes it; what staff set of it goes by the unit of the file. */
export function inUnit<Param extends FedParam>(param: Param, unitOf: UnitFinder): Param {
  const unit = unitIn(param.unit, unitOf);
  return unit === param.unit ? param : { ...param, unit, raw: param.raw ?? param.unit };
}
