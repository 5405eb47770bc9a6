import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { FieldChange } from '@siren/domain/audit';
import { mergedBrand } from '@siren/domain/brands';
import type { Brand } from '@siren/domain/brands';
import {
  BRANDS,
  changedEntries,
  changedValues,
  entryProblem,
  movedEntries,
  nameOf,
  referenceOf,
  references,
  withOptions,
} from '@siren/domain/references';
import type { Reference, ReferenceEntry } from '@siren/domain/references';

const NOW = '2026-11-21T12:46:00+05:00';
const ME = { id: 3, name: 'Елена Ким' };

const lines = [
  ['гамак', 'качели', 'подвесное кресло'],
  ['ширма', 'перегородка'],
  ['ларь', 'сундук', 'рундук'],
  ['лежак', 'шезлонг'],
];

const causes = [
  ['Передумал до оплаты', 'вы попросили об этом', 41],
  ['Нет на складе', 'товара не оказалось в наличии', 0],
  ['Похоже на розыгрыш', '', 2],
] as const;

const entryOf = (words: string[], at: number): ReferenceEntry => ({
  ...{ id: at + 1, values: { words }, active: at !== 2, version: 1, uses: 0 },
});

/** The synonyms of a shop. */
export function makeSynonyms(over: Partial<Reference> = {}): Reference {
  return {
    ...{ id: 1, entries: lines.map(entryOf), timeZone: 'Asia/Yekaterinburg' },
    changes: [
      {
        ...{ id: 1, at: '2026-11-19T10:05:00+05:00', by: { id: 4, name: 'Олег Гараев' }, action: 'save' },
        changes: [
          { field: 'name', from: null, to: 'лежак, шезлонг' },
          { field: 'words', from: 'лежак, топчан', to: 'лежак, шезлонг' },
        ],
      },
    ],
    ...over,
  };
}

const causeOf = ([name, told, uses]: readonly [string, string, number], at: number): ReferenceEntry => ({
  ...{ id: at + 31, values: { name, told }, active: true, version: 1, uses },
});

/** Why the shop cancels orders. */
export const makeCauses = (over: Partial<Reference> = {}): Reference => ({
  ...makeSynonyms({ changes: [] }),
  ...{ id: 2, entries: causes.map(causeOf) },
  ...over,
});

const brands = [
  ['Sirius', 1_204, []],
  ['SIRIUS', 38, ['sirius ltd']],
  ['Мануфактура «Верхнеднепровская-Нижегородская»', 6, []],
  ['Полынь', 51, ['Wormwood']],
  ['Ухта Мебель', 0, []],
] as const;

/** Brands, of which two are one. */
export const makeBrands = (over: Partial<Reference> = {}): Reference => ({
  ...makeSynonyms({ changes: [] }),
  id: BRANDS,
  entries: brands.map(([name, uses, also], at) => ({
    ...{ id: at + 51, values: { name }, active: true, version: 1, uses, also: [...also] },
  })),
  ...over,
});

/** Who works on the reference meanwhile: what they make of it comes between what was seen and what is sent. */
export type Meanwhile = (reference: Reference) => Reference;

const brandName = ({ values }: ReferenceEntry) => String(values['name']);

const brandOf = (entry: ReferenceEntry): Brand => ({
  ...{ id: entry.id, name: brandName(entry), spellings: entry.also ?? [], addresses: [] },
});

const declarationOf = ({ id, options }: Reference) => withOptions(referenceOf(id) ?? references[0], options);

const withChange = (
  reference: Reference,
  action: string,
  entry: ReferenceEntry,
  more: readonly FieldChange[] = [],
): Reference => ({
  ...reference,
  changes: [
    {
      ...{ id: reference.changes.length + 10, at: NOW, by: ME, action },
      changes: [
        { field: 'name', from: null, to: nameOf(declarationOf(reference), entry) },
        { field: 'active', from: !entry.active, to: entry.active },
        ...more,
      ],
    },
    ...reference.changes,
  ],
});

/** A server that has this reference, whose rules are those of the domain. */
export function mockRefs(first: Reference = makeSynonyms(), meanwhile?: Meanwhile) {
  /** Codes that name a brand. */
  const coupons = [
    { code: 'SIRIUS10', brand: 52 },
    { code: 'ГАМАК15', brand: 52 },
  ];
  let reference = first;
  let other = meanwhile;
  const declaration = declarationOf(first);
  const seen = ({ entry, version }: { entry: number; version: number }): ReferenceEntry => {
    if (other) reference = other(reference);
    other = undefined;
    const found = reference.entries.find(({ id }) => id === entry);
    if (!found) throw staffRefusal('ref.entry_not_found', { data: reference });
    if (found.version !== version) throw staffRefusal('general.conflict', { data: reference });
    return { ...found, version: version + 1 };
  };
  const put = (action: string, entry: ReferenceEntry, more: readonly FieldChange[] = []) =>
    (reference = withChange(
      { ...reference, entries: changedEntries(reference.entries, entry.id, entry) },
      action,
      entry,
      more,
    ));
  const add = (entry: Pick<ReferenceEntry, 'values' | 'active'>) => {
    const added = { id: reference.entries.length + 100, ...entry, version: 1, uses: 0 };
    reference = { ...reference, entries: [added, ...reference.entries] };
    return put('add', added);
  };
  return [
    mockCall('/api/admin/refs/list', () => ({
      references: references.map(({ id }) => ({
        ...{ id, entries: id === reference.id ? reference.entries.length : 14 },
      })),
    })),
    mockCall('/api/admin/refs/get', ({ id }) => {
      if (id !== reference.id) throw staffRefusal('ref.not_found');
      return reference;
    }),
    mockCall('/api/admin/refs/save-entry', ({ entry, version, values: typed }) => {
      const from = entry === null ? null : seen({ entry, version });
      const values = changedValues(declaration, from?.values ?? null, typed);
      const problem = entryProblem(declaration, reference.entries, { id: entry, values });
      if (problem) throw staffRefusal('ref.name_taken', { data: reference });
      if (from) return put('save', { ...from, values });
      return add({ values, active: true });
    }),
    mockCall('/api/admin/refs/switch-entry', ({ active, ...was }) => put('switch', { ...seen(was), active })),
    mockCall('/api/admin/refs/move-entry', (move) => {
      const moved = reference.entries.find(({ id }) => id === move.entry);
      if (!moved) throw staffRefusal('ref.entry_not_found', { data: reference });
      return (reference = withChange(
        { ...reference, entries: movedEntries(reference.entries, move) },
        'move',
        moved,
      ));
    }),
    mockCall('/api/admin/refs/import', ({ entries }) => {
      for (const { entry, version, values, active } of entries) {
        const from = entry === null ? null : seen({ entry, version });
        if (from) put('save', { ...from, values, active });
        else add({ values, active });
      }
      return reference;
    }),
    mockCall('/api/admin/refs/merge-brands', ({ into, from, goods }) => {
      const stays = seen(into);
      const gone = from.map(seen);
      const { spellings } = mergedBrand(brandOf(stays), gone.map(brandOf));
      const uses = gone.reduce((sum, one) => sum + one.uses, 0);
      if (uses !== goods) throw staffRefusal('general.conflict', { data: reference });
      const entries = reference.entries.filter(({ id }) => !gone.some((one) => one.id === id));
      reference = { ...reference, entries };
      return put('merge', { ...stays, uses: stays.uses + uses, also: [...spellings] }, [
        { field: 'merged', from: null, to: gone.map(brandName).join(', ') },
      ]);
    }),
    mockCall('/api/admin/refs/coupons', ({ brands: asked }) => {
      const codes = coupons.filter(({ brand }) => asked.includes(brand)).map(({ code }) => code);
      return { total: codes.length, codes };
    }),
    mockCall('/api/admin/refs/uses', ({ entry }) => {
      const total = reference.entries.find(({ id }) => id === entry)?.uses ?? 0;
      return { total, records: [104_516, 104_498, 103_877, 103_850, 103_012].slice(0, total) };
    }),
    mockCall('/api/admin/refs/delete-entry', (was) => {
      const gone = seen(was);
      if (gone.uses > 0) throw staffRefusal('ref.used', { data: reference });
      if (gone.parts) throw staffRefusal('ref.has_parts', { data: reference });
      const entries = reference.entries.filter(({ id }) => id !== gone.id);
      return (reference = withChange({ ...reference, entries }, 'delete', gone));
    }),
  ];
}
