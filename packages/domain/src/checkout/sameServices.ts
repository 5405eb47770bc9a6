import { toKopecks } from '../money/index.ts';
import type { SelectedService } from '../services/index.ts';
import { sameMembers } from './sameMembers.ts';

const isSame = (a: SelectedService, b: SelectedService) =>
  a.key === b.key && a.quantity === b.quantity && toKopecks(a.price) === toKopecks(b.price);

/** Whether the same services are chosen, as much of each for as much money. */
export const sameServices = (one: readonly SelectedService[], other: readonly SelectedService[]): boolean =>
  sameMembers(one, other, isSame);
