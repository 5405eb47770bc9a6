import { firstColors } from '@siren/domain/colors';
import { COLORS } from '@siren/domain/references';
import type { Reference } from '@siren/domain/references';

/** The first colours of a shop. */
export const makeColors = (): Reference => ({
  id: COLORS,
  entries: firstColors.slice(0, 8).map(({ id, name, hex, words }, at) => ({
    ...{ id, values: { name, hex, words: [...words] }, active: at !== 5, version: 1, uses: 0 },
  })),
  changes: [],
  timeZone: 'Asia/Yekaterinburg',
});
