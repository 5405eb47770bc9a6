import { sumRoubles } from '../money/index.ts';
import type { SelectedService } from './entities.ts';

/** What the selected services cost together, roubles. A price is for the whole quantity already. */
export function servicesTotal(selection: readonly SelectedService[]): number {
  return sumRoubles(selection.map(({ price }) => price));
}
