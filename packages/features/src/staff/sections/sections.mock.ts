import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { StaffGoodRow } from '@siren/domain/goods';
import {
  deleteProblem,
  mergedSections,
  mergeProblem,
  movedSections,
  moveProblem,
  nameProblem,
  newSectionProblem,
  isShownUses,
} from '@siren/domain/sections';
import type { PinnedGood, SectionUses, StaffSection, StaffSectionRow } from '@siren/domain/sections';
import { makeSectionRows, makeStaffSection } from './sections.fixtures.ts';
import { waysIn } from './sectionWords.ts';

const refusalFor = {
  unknown: 'section.not_found',
  name: 'section.name_taken',
  path: 'section.path_taken',
} as const;

const goodRow: StaffGoodRow = {
  ...{
    id: 0,
    path: 'divan',
    name: '',
    brand: null,
    variant: null,
    article: '',
    variants: 1,
    section: 'Диваны',
  },
  ...{ price: 54_990, oldPrice: null, pieces: 3, image: null, state: 'sold', byHand: false, version: 1 },
};
/** Goods of the shop that a search finds: a small shop. */
const goods = [
  { id: 501, name: 'Диван «Роща»' },
  { id: 502, name: 'Диван «Берег» с\u00a0оттоманкой и\u00a0ящиком для\u00a0постельного белья' },
  { id: 503, name: 'Диван «Метро»' },
];
const pinnedOf = (pins: readonly number[], known: readonly PinnedGood[]): PinnedGood[] =>
  pins.map((id) => {
    const name = goods.find((good) => good.id === id)?.name ?? null;
    return known.find((one) => one.id === id) ?? { id, name, hidden: false, within: true, unsold: [] };
  });

/** Who works on the section meanwhile: what they make of it comes between what was seen and what is sent. */
type Meanwhile = (section: StaffSection) => StaffSection;

/** A server that has these sections, and this one whole. */
export function mockSections(
  first: readonly StaffSectionRow[] = makeSectionRows(),
  own: StaffSection = makeStaffSection(),
  meanwhile?: Meanwhile,
  more: Partial<SectionUses> = {},
  /** Ids of sections that were merged, and of those that stay. */
  led: Readonly<Record<number, number>> = {},
) {
  let rows = [...first];
  let section = own;
  let other = meanwhile;
  /** A section of the tree that nothing more is known of. */
  function seen(id: number): StaffSection {
    const row = rows.find((one) => one.id === id);
    if (!row) throw staffRefusal('section.not_found');
    const { parent, name, path, goods, hidden } = row;
    const way = waysIn(rows, id)
      .slice(0, -1)
      .map((one) => rows.find((around) => around.id === one)?.name ?? '');
    return makeStaffSection({
      ...{ id, parent, name, path, goods, hidden, way, feed: {}, found: [], before: [], changes: [] },
    });
  }
  const usesOf = (id: number): SectionUses => ({
    ...{
      goods: rows.find((row) => row.id === id)?.goods ?? 0,
      pages: [],
      ...{ coupons: 0, codes: [] },
      services: [],
      feeds: [],
    },
    sections: rows.flatMap((row) => (row.parent === id ? { id: row.id, name: row.name } : [])),
    ...more,
  });
  return [
    mockCall('/api/admin/catalog/list', ({ query }) => {
      const found = goods.filter(({ name }) => name.toLowerCase().includes((query ?? '').toLowerCase()));
      return { rows: found.map((good) => ({ ...goodRow, ...good })), total: found.length, sums: {} };
    }),
    mockCall('/api/admin/sections/list', () => ({ sections: rows })),
    mockCall('/api/admin/sections/move', (move) => {
      const problem = moveProblem(rows, move);
      if (problem) throw staffRefusal(problem === 'inside' ? 'section.inside' : 'section.not_found');
      rows = movedSections(rows, move);
      return { sections: rows };
    }),
    mockCall('/api/admin/sections/create', ({ name, path, parent }) => {
      const wish = { name, path, parent };
      const problem = newSectionProblem(rows, wish);
      if (problem) throw staffRefusal(refusalFor[problem]);
      const id = Math.max(...rows.map((row) => row.id)) + 1;
      rows = [...rows, { ...wish, id, hidden: false, goods: 0, hiddenGoods: 0, byHand: true, version: 0 }];
      section = { ...seen(id), made: true, version: 0 };
      return section;
    }),
    mockCall('/api/admin/sections/get', ({ id }) => {
      const now = led[id] ?? id;
      return now === section.id ? section : seen(now);
    }),
    mockCall('/api/admin/sections/uses', ({ id }) => usesOf(id)),
    mockCall('/api/admin/sections/merge', ({ from, into, ...shown }) => {
      const problem = mergeProblem(rows, { from: from.id, into: into.id });
      if (problem) throw staffRefusal(problem === 'inside' ? 'section.inside' : 'section.not_found');
      if (!isShownUses(shown, usesOf(from.id))) throw staffRefusal('general.conflict');
      const gone = rows.find(({ id }) => id === from.id);
      rows = mergedSections(rows, { from: from.id, into: into.id }).map((row) =>
        row.id === into.id ? { ...row, goods: row.goods + (gone?.goods ?? 0) } : row,
      );
      section = seen(into.id);
      return section;
    }),
    mockCall('/api/admin/sections/delete', ({ id }) => {
      const problem = deleteProblem({ made: section.made, uses: usesOf(id) });
      if (problem) throw staffRefusal(problem === 'fed' ? 'section.fed' : 'section.used');
      rows = rows.filter((row) => row.id !== id);
      return { sections: rows };
    }),
    mockCall('/api/admin/sections/save', ({ version, set, back }) => {
      if (other) section = { ...other(section), version: section.version + 1 };
      other = undefined;
      if (version !== section.version) throw staffRefusal('general.conflict', { data: section });
      if (rows.some(({ id, path }) => id !== section.id && path === set.path))
        throw staffRefusal('section.path_taken');
      const { id, parent } = section;
      if (set.name !== undefined && nameProblem(rows, { id, parent, name: set.name }))
        throw staffRefusal('section.name_taken');
      const { name, ...feed } = section.feed;
      const isBack = back.includes('name') && name !== undefined;
      section = {
        ...{ ...section, ...set, pinned: pinnedOf(set.pins ?? section.pins, section.pinned) },
        ...(isBack && { name, feed }),
        version: section.version + 1,
      };
      rows = rows.map((row) =>
        row.id === section.id ? { ...row, name: section.name, hidden: section.hidden } : row,
      );
      return section;
    }),
  ];
}
