import type {
  ImportDifference,
  ImportKind,
  ImportLine,
  ImportReport,
  ImportRun,
  ImportSource,
} from '@siren/domain/imports';

/** A run of a shop in Yekaterinburg that read everything, unless it says otherwise. */
export const makeRun = (given: Partial<ImportRun> & Pick<ImportRun, 'id'>): ImportRun => ({
  source: 'Основной каталог',
  region: 'Екатеринбург',
  file: 'catalog.xml',
  encoding: 'utf-8',
  startedAt: '2026-11-21T12:30:04+05:00',
  finishedAt: '2026-11-21T12:31:18+05:00',
  status: 'done',
  cancels: false,
  kept: false,
  dryRun: false,
  counts: { read: 4_812, created: 64, updated: 1_204, skipped: 3_544, failed: 0, withdrawn: 19 },
  lines: { error: 0, warning: 0, info: 0 },
  pictures: 0,
  author: '',
  timeZone: 'Asia/Yekaterinburg',
  ...given,
});

export const partlyRun = makeRun({
  id: 41,
  encoding: 'windows-1251',
  counts: { read: 4_812, created: 64, updated: 1_204, skipped: 3_537, failed: 7, withdrawn: 19 },
  lines: { error: 7, warning: 6, info: 0 },
});

export const storyRuns: readonly ImportRun[] = [
  makeRun({
    ...{ id: 42, source: 'Поставщик «Лоза»', file: 'loza-2026-11-21.xml', author: 'Олег Гараев' },
    ...{ startedAt: '2026-11-21T12:41:00+05:00', finishedAt: null, status: 'running' },
    counts: { read: 3_000, created: 12, updated: 804, skipped: 2_184, failed: 0, withdrawn: 0 },
  }),
  partlyRun,
  makeRun({
    ...{ id: 40, source: 'Осенние цены', file: 'prices.xml', author: 'Елена Ким', dryRun: true },
    ...{ startedAt: '2026-11-21T11:52:00+05:00', finishedAt: '2026-11-21T11:52:09+05:00' },
    lines: { error: 0, warning: 3, info: 0 },
  }),
  makeRun({
    ...{ id: 39, source: 'Поставщик «Лоза»', file: 'loza-2026-11-20.xml', status: 'failed' },
    ...{ startedAt: '2026-11-21T11:30:00+05:00', finishedAt: '2026-11-21T11:30:01+05:00' },
    counts: { read: 0, created: 0, updated: 0, skipped: 0, failed: 0, withdrawn: 0 },
    lines: { error: 1, warning: 0, info: 0 },
  }),
  makeRun({
    ...{ id: 38, startedAt: '2026-11-20T10:30:00+05:00', finishedAt: null, status: 'stopped' },
    counts: { read: 1_000, created: 0, updated: 41, skipped: 959, failed: 0, withdrawn: 0 },
  }),
  makeRun({
    ...{ id: 37, startedAt: '2026-11-20T08:30:00+05:00', finishedAt: '2026-11-20T08:31:02+05:00' },
  }),
];

const kind = (
  [code, severity, field, message]: [ImportKind['code'], ImportKind['severity'], string | null, string],
  count: number,
  fresh: number | null = 0,
): ImportKind => ({ code, severity, field, message, count, fresh });

export const storyKinds: readonly ImportKind[] = [
  kind(['zero_price', 'error', 'price', 'Цена равна нулю, предложение пропущено.'], 5, 2),
  kind(
    [
      'repeated_id',
      'error',
      'id',
      'Такой id уже был в\u00a0этом файле: взято первое предложение, это пропущено.',
    ],
    2,
  ),
  kind(
    [
      'unknown_category',
      'warning',
      'categoryId',
      'Такого раздела нет в\u00a0файле, товар попал в\u00a0«Другие товары».',
    ],
    3,
    1,
  ),
  kind(['bad_barcode', 'warning', 'barcode', 'Штрихкод не\u00a0из 8–14\u00a0цифр, не\u00a0сохранён.'], 2),
  kind(
    [
      'encoding_guessed',
      'warning',
      null,
      'Файл назван UTF-8, но\u00a0это не\u00a0он: прочитан как windows-1251.',
    ],
    1,
  ),
];

export const storyReport: ImportReport = {
  run: partlyRun,
  kinds: [...storyKinds],
  before: { id: 37, startedAt: '2026-11-20T08:30:00+05:00' },
  failedRows: 0,
};

/** Lines of these kinds, as many as each says, one after another in the file. */
export function linesOf(kinds: readonly ImportKind[]): ImportLine[] {
  let id = 0;
  return kinds.toReversed().flatMap(({ count, fresh, ...of }) =>
    Array.from({ length: count }, (_, at): ImportLine => {
      id += 1;
      const isWhole = of.field === null;
      return {
        ...of,
        id,
        line: isWhole ? null : 1_200 + id * 37,
        externalId: isWhole ? null : String(1_187_000 + id * 211),
        good: !isWhole && of.severity === 'warning' ? 700 + id : null,
        value: { price: '0', categoryId: '2147', barcode: '46001' }[of.field ?? ''] ?? null,
        fresh: fresh === null ? null : at < fresh,
      };
    }),
  );
}

export const longKind = kind(
  [
    'unknown_element',
    'warning',
    'offer.manufacturer_warranty_and_everything_that_a_supplier_thought_of',
    'Неизвестный элемент пропущен; рядом\u00a0— сколько раз он встретился в\u00a0файле поставщика за\u00a0всё время.',
  ],
  2,
);

export const trialRun = makeRun({
  ...{ id: 40, source: 'Осенние цены', file: 'prices-2026-11-21.xml', author: 'Елена Ким' },
  ...{ dryRun: true, kept: true },
  counts: { read: 1_240, created: 1, updated: 3, skipped: 1_234, failed: 2, withdrawn: 1 },
  lines: { error: 2, warning: 0, info: 0 },
});

const difference = (
  [id, externalId, name]: [number, string, string],
  told: Partial<ImportDifference>,
): ImportDifference => ({
  ...{ id, externalId, name, kind: 'changed', good: 700 + id, field: null, was: null, becomes: null },
  ...told,
});

export const storyDifferences: readonly ImportDifference[] = [
  difference([1, '1204518', 'Диван «Лада» двухместный'], {
    field: 'price',
    was: '54990.00',
    becomes: '51990.00',
  }),
  difference([2, '1204518', 'Диван «Лада» двухместный'], {
    field: 'oldPrice',
    was: '68990.00',
    becomes: null,
  }),
  difference([3, '1166020', 'Шкаф «Кедр» трёхдверный'], { field: 'stock', was: '12', becomes: '0' }),
  difference([4, '1150946', 'Торшер «Аист»'], {
    ...{ field: 'name', was: 'Торшер «Аист» на\u00a0трёх опорах', becomes: 'Торшер «Аист», дуб и\u00a0лён' },
  }),
  difference([5, '1150946', 'Торшер «Аист»'], { field: 'param', was: 'Цвет: белый', becomes: 'Цвет: серый' }),
  difference([6, '1210044', 'Пуф «Клевер», горчица'], { kind: 'created', good: null, becomes: '9990.00' }),
  difference([7, '1187203', 'Стул «Тис», дуб'], { kind: 'withdrawn', was: '7490.00' }),
];

const makeSource = (given: Partial<ImportSource> & Pick<ImportSource, 'id' | 'name'>): ImportSource => ({
  ...{ version: 3, address: 'https://loza.example/export/catalog.xml', period: 'daily', hour: 3 },
  ...{ region: { code: 'ural', name: 'Екатеринбург' }, login: '', hasPassword: false },
  ...{ nextAt: '2026-11-22T03:00:00+05:00', last: null, timeZone: 'Asia/Yekaterinburg' },
  ...given,
});

export const storySources: readonly ImportSource[] = [
  makeSource({ id: 3, name: 'Кедр, остатки складов и\u00a0распродажа', period: 'hand', nextAt: null }),
  makeSource({
    ...{ id: 1, name: 'Поставщик «Лоза»', login: 'siren', hasPassword: true },
    last: makeRun({ id: 42, status: 'unchanged', startedAt: '2026-11-21T03:00:00+05:00' }),
  }),
  makeSource({
    ...{ id: 2, name: 'Фабрика Осень', period: 'hourly', nextAt: '2026-11-21T13:00:00+05:00' },
    address: 'https://autumn.example/very-long-folder-of-exports/2026/november/catalogue-with-prices.xml',
    last: makeRun({ id: 39, status: 'failed', lines: { error: 1, warning: 0, info: 0 } }),
  }),
];
