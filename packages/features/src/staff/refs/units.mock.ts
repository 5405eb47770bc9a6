import { UNITS } from '@siren/domain/references';
import type { Reference } from '@siren/domain/references';
import { firstUnits } from '@siren/domain/units';

/** The first units of a shop. */
export const makeUnits = (): Reference => ({
  id: UNITS,
  entries: firstUnits.slice(0, 6).map(({ name, spellings }, at) => ({
    ...{ id: at + 1, values: { name, spellings: [...spellings] }, active: true, version: 1, uses: 0 },
  })),
  changes: [],
  timeZone: 'Asia/Yekaterinburg',
});
