import type { AuditEntry } from '@siren/domain/audit';
import { makeOrder } from '../../orders/orders.fixtures.ts';
import { expect, test } from 'vitest';
import { entryLines } from '../kit/index.ts';
import { historyLines } from './historyLines.ts';
import { makeStaffOrder } from './order.mock.ts';

const by = { id: 3, name: 'Елена Ким' };
const [placed, confirmed, back] = [
  '2026-11-21T12:41:00+05:00',
  '2026-11-21T12:46:00+05:00',
  '2026-11-24T09:10:00+05:00',
];
const step = (id: number, at: string, ...changes: { field: string; to: string | number }[]) => ({
  ...{ id, at, by, action: 'step' },
  changes: changes.map((change) => ({ ...change, from: null })),
});

test('what happened is told once, the newest first: steps with who took them, why and for how much', () => {
  const order = makeOrder({
    history: [
      { status: { code: 'new', name: '' }, at: placed },
      { status: { code: 'confirmed', name: '' }, at: confirmed },
      { status: { code: 'returned', name: '' }, at: back },
    ],
  });
  const changes = [
    step(9, back, { field: 'cause', to: 'faulty' }, { field: 'value', to: 7_090 }),
    {
      ...{ id: 8, at: '2026-11-21T12:50:00+05:00', by, action: 'save' },
      changes: [{ field: 'note', from: '', to: 'Домофон 12' }],
    },
    step(7, confirmed, { field: 'status', to: 'confirmed' }),
  ];
  expect(
    historyLines(makeStaffOrder({ order, changes })).map(({ text, by: who, change }) => [
      text.replaceAll('\u00a0', ' '),
      who,
      change,
    ]),
  ).toEqual([
    ['Возврат на 7 090 ₽, брак', 'Елена Ким', null],
    ['Заметка', 'Елена Ким', { from: '—', to: 'Домофон 12' }],
    ['Подтверждён', 'Елена Ким', null],
    ['Новый', null, null],
  ]);
});

test('a return says which rows and pieces came back, and where they went', () => {
  const order = makeOrder({ history: [{ status: { code: 'returned', name: '' }, at: back }] });
  const goods = { field: 'goods', to: 'Пуф, малый (P-1): 2\u00a0шт.' };
  const detailsOf = (...changes: { field: string; from: null; to: string | boolean }[]) => {
    const entry = { ...{ id: 9, at: back, by, action: 'step' }, changes };
    const [line] = historyLines(makeStaffOrder({ order, changes: [entry] }));
    expect(entryLines({ ...entry, kind: 'order', record: 1 })[0]?.details).toEqual(line?.details);
    return line?.details;
  };
  expect(
    detailsOf(
      { ...goods, from: null },
      { field: 'services', from: null, to: 'Сборка: 1' },
      { field: 'store', from: null, to: 'Малышева, 71' },
    ),
  ).toEqual(['Пуф, малый (P-1): 2\u00a0шт.', 'Сборка: 1', 'принято: Малышева, 71']);
  expect(detailsOf({ ...goods, from: null }, { field: 'writtenOff', from: null, to: true })).toEqual([
    'Пуф, малый (P-1): 2\u00a0шт.',
    'списано',
  ]);
});

test('a change of rows is one entry with a line for each good, service and the sum', () => {
  const changes = [
    {
      ...{ id: 5, at: confirmed, by, action: 'change' },
      changes: [
        { field: 'goods', from: 'Пуф: малый (P-1): 5\u00a0шт.', to: 'Пуф: малый (P-1): 2\u00a0шт.' },
        { field: 'goods', from: null, to: 'Ваза (V): 1\u00a0шт.' },
        { field: 'services', from: 'Сборка: 1', to: null },
        { field: 'toPay', from: 5_412.9, to: 980 },
      ],
    },
  ];
  const [line] = historyLines(makeStaffOrder({ changes }));
  expect(line).toMatchObject({ text: 'Состав изменён', by: 'Елена Ким', change: null });
  expect(line?.details?.map((detail) => detail.replaceAll('\u00a0', ' '))).toEqual([
    'Пуф: малый (P-1): 5 шт., стало 2 шт.',
    'добавлено: Ваза (V): 1 шт.',
    'убрано: Сборка: 1',
    'К оплате: 5 412,90 ₽, стало 980 ₽',
  ]);
});

test('a call is told with what came of it, in its place', () => {
  const call = { id: 6, at: back, by, action: 'call', changes: [] };
  const said = (id: number, result: string) => ({
    ...{ id, at: back, by, action: 'call_result' },
    changes: [
      { field: 'call', from: null, to: 6 },
      { field: 'result', from: null, to: result },
    ],
  });
  const textsOf = (...changes: AuditEntry[]) =>
    historyLines(makeStaffOrder({ changes })).map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(textsOf(call)).toEqual(['Звонок клиенту', 'Новый']);
  expect(textsOf(said(9, 'reached'), said(7, 'no_answer'), call)).toEqual([
    'Звонок клиенту, дозвонились',
    'Новый',
  ]);
});

test('a note whose words were erased with its client is told without them', () => {
  const changes = [
    {
      ...{ id: 6, at: confirmed, by, action: 'save' },
      changes: [{ field: 'note', from: null, to: null }],
    },
  ];
  expect(historyLines(makeStaffOrder({ changes }))[0]).toMatchObject({ text: 'Заметка', change: null });
});
