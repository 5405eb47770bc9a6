import type { StaffSection, StaffSectionRow } from '@siren/domain/sections';

const row = (
  id: number,
  parent: number | null,
  name: string,
  path: string,
  goods: number,
  more: Partial<StaffSectionRow> = {},
): StaffSectionRow => ({
  ...{ id, parent, name, path, goods, hidden: false, hiddenGoods: 0, byHand: false, version: 3 },
  ...more,
});

/** A catalogue of some sections. */
export const makeSectionRows = (): StaffSectionRow[] => [
  row(1, null, 'Гостиная', 'gostinaya', 1_204),
  row(11, 1, 'Диваны', 'divany', 412),
  row(111, 11, 'Прямые диваны', 'pryamye-divany', 186, { byHand: true }),
  row(112, 11, 'Угловые', 'uglovye', 124),
  row(113, 11, 'Модульные', 'modulnye', 64, { hiddenGoods: 2 }),
  row(12, 1, 'Кресла', 'kresla', 168),
  row(13, 1, 'Журнальные столы', 'zhurnalnye-stoly', 142),
  row(2, null, 'Спальня', 'spalnya', 986),
  row(21, 2, 'Кровати', 'krovati', 214),
  row(3, null, 'Осень дома', 'osen-doma', 24, { hidden: true }),
];

/** «Прямые» as staff see it. */
export const makeStaffSection = (over: Partial<StaffSection> = {}): StaffSection => ({
  ...{ id: 111, parent: 11, way: ['Гостиная', 'Диваны'], name: 'Прямые диваны', path: 'pryamye-divany' },
  ...{ hidden: false, title: '', description: '', facets: null, goods: 186, hiddenGoods: 0, version: 3 },
  made: false,
  feed: { name: 'ДИВАНЫ ПРЯМЫЕ' },
  above: [],
  sort: null,
  pins: [],
  pinned: [],
  list: null,
  lists: [
    { id: 5, name: 'Новинки осени', state: 'running' },
    { id: 6, name: 'Распродажа', state: 'coming' },
    { id: 7, name: 'Ещё не\u00a0готовый список длиннонаименованных товаров', state: 'draft' },
  ],
  found: [
    { code: 'shirina-sm', name: 'Ширина', unit: 'см', values: 41 },
    { code: 'mehanizm', name: 'Механизм', unit: null, values: 6 },
    { code: 'tkan', name: 'Ткань', unit: null, values: 16 },
    { code: 'tsvet', name: 'Цвет', unit: null, values: 24 },
  ],
  before: ['pryamye'],
  changes: [
    {
      ...{ id: 5, at: '2026-11-20T10:05:00+05:00', by: { id: 4, name: 'Олег Гараев' }, action: 'save' },
      changes: [
        { field: 'name', from: 'ДИВАНЫ ПРЯМЫЕ', to: 'Прямые диваны' },
        { field: 'path', from: 'pryamye', to: 'pryamye-divany' },
      ],
    },
  ],
  timeZone: 'Asia/Yekaterinburg',
  ...over,
});
