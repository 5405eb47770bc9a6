import type { AuditRow, FieldChange } from '@siren/domain/audit';

const KIM = { id: 3, name: 'Елена Ким' };
const GARAEV = { id: 4, name: 'Олег Гараев' };

/** A change by one save, unless it says otherwise. */
export const makeAuditRow = (
  given: Partial<AuditRow> & Pick<AuditRow, 'id' | 'kind' | 'action'>,
  ...changes: FieldChange[]
): AuditRow => ({
  at: '2026-11-21T12:44:00+05:00',
  by: KIM,
  record: 1,
  name: null,
  run: 'save',
  runId: null,
  count: 1,
  undoneAt: null,
  undoes: null,
  timeZone: 'Asia/Yekaterinburg',
  changes,
  ...given,
});

const field = (name: string, from: FieldChange['from'], to: FieldChange['to']): FieldChange => ({
  field: name,
  from,
  to,
});
export const RUN = '0d6c3b0e-7f6a-4d8e-9a55-0f5d7f0b6c11';

export const storyAudit: readonly AuditRow[] = [
  makeAuditRow(
    { id: 21, kind: 'ref', action: 'save', record: 1, name: 'Синонимы', at: '2026-11-21T12:46:00+05:00' },
    field('entry', null, 4),
    field('name', null, 'диван, софа, тахта'),
    field('words', 'диван, софа', 'диван, софа, тахта'),
  ),
  makeAuditRow(
    { id: 20, kind: 'good', action: 'price', record: 701, name: 'Диван «Лада» двухместный', by: GARAEV },
    field('article', null, '1204518'),
    field('region', null, 'Екатеринбург'),
    field('price', 54_990, 51_990),
    field('oldPrice', null, 54_990),
  ),
  makeAuditRow(
    { id: 19, kind: 'order', action: 'step', record: 104_516, run: 'bulk', runId: RUN, count: 200 },
    field('status', 'assembling', 'ready'),
  ),
  makeAuditRow(
    { id: 18, kind: 'good', action: 'save', record: 702, name: 'Кресло «Мох»', by: GARAEV },
    field('hidden', false, true),
  ),
  makeAuditRow(
    {
      id: 17,
      kind: 'client',
      action: 'save',
      record: 31,
      name: 'Инна Котова',
      undoneAt: '2026-11-21T12:30:00+05:00',
      at: '2026-11-21T12:20:00+05:00',
    },
    field('note', 'Домофон 8', 'Домофон 18'),
  ),
  makeAuditRow(
    { id: 16, kind: 'person', action: 'rights', record: 5, name: 'Ирина Бояршинова' },
    field('role', null, 'Магазин'),
    field('orders.manage', false, true),
  ),
  makeAuditRow(
    {
      id: 15,
      kind: 'order',
      action: 'step',
      record: 104_511,
      by: null,
      run: 'command',
      at: '2026-11-20T19:40:00+05:00',
    },
    field('status', 'waiting', 'confirmed'),
  ),
];

export const longAuditRow = makeAuditRow(
  {
    id: 30,
    kind: 'good',
    action: 'save',
    record: 703,
    name: 'Диван-кровать трёхместный «Константинопольский классический» с ящиком для белья и подлокотниками',
    by: { id: 9, name: 'Константинопольская-Преображенская Александра' },
  },
  field(
    'name',
    'Диван-кровать трёхместный «Константинопольский классический»',
    'Диван-кровать трёхместный «Константинопольский классический» с ящиком для белья',
  ),
  field('brand', 'Лада', 'Константинопольскаямебельнаяфабрика'),
);
