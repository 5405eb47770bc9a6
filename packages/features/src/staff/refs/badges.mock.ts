import { firstBadges } from '@siren/domain/catalog';
import { BADGES } from '@siren/domain/references';
import type { Reference } from '@siren/domain/references';

const made = [
  { name: 'Ручная работа', filterName: 'Сделано вручную', tone: 'brand', rule: 'hand' },
  { name: 'Выбор дизайнера', filterName: '', tone: 'info', rule: 'hand' },
];
const uses = [1_240, 96, 312, 18, 7, 0];

/** Badges that a shop began with, and two of the staff's. */
export const makeBadges = (): Reference => ({
  id: BADGES,
  entries: [...firstBadges, ...made].map(({ name, filterName, tone, rule }, at) => ({
    ...{ id: at + 1, values: { name, filter_name: filterName, tone, rule }, active: true, version: 1 },
    uses: uses[at] ?? 0,
  })),
  changes: [],
  timeZone: 'Asia/Yekaterinburg',
});
