import { staffRefusal } from '@siren/contract/errors';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOwn, readOwn, writeOwn } from '../../../info/index.ts';
import { useRecordForm } from './useRecordForm.ts';

beforeEach(forgetOwn);

/** A record that a server keeps: it trims what it is sent, and somebody else may change it. */
function openRecord(first = '') {
  let stored = { note: first };
  let send = async (changed: Partial<typeof stored>) => {
    stored = { note: (changed.note ?? stored.note).trim() };
    return stored;
  };
  const { result, rerender } = renderHook(
    (props: { stored: typeof stored }) =>
      useRecordForm({ name: 'order/1', stored: props.stored, send: (changed) => send(changed) }),
    { initialProps: { stored } },
  );
  return {
    form: () => result.current,
    type: (note: string) => act(() => result.current.set('note', note)),
    save: () => act(() => result.current.save()),
    /** What is stored is read anew. */
    read: () => rerender({ stored }),
    store: (note: string) => {
      stored = { note };
      rerender({ stored });
    },
    answer: (next: typeof send) => void (send = next),
  };
}

describe('a record that is being made', () => {
  const begin = (stored: { month: string; task: string }) =>
    renderHook(() => useRecordForm({ name: 'plan/new', isNew: true, stored, send: async () => stored }))
      .result;

  test('has nobody else: what it begins with may change between two visits, and what was typed stays', async () => {
    const first = begin({ month: '2026-11', task: '' });
    act(() => first.current.set('month', '2027-01'));
    act(() => first.current.set('task', 'Витрина'));
    const later = begin({ month: '2026-12', task: '' });
    expect(later.current).toMatchObject({
      ...{ fields: { month: '2027-01', task: 'Витрина' }, conflicts: [], dirty: true },
    });
    await act(() => later.current.save());
    expect(later.current).toMatchObject({ fields: { month: '2026-12', task: '' }, dirty: false });
  });

  test('begins with what is new where that was left alone', () => {
    const first = begin({ month: '2026-11', task: '' });
    act(() => first.current.set('task', 'Витрина'));
    expect(begin({ month: '2026-12', task: '' }).current.fields).toEqual({
      month: '2026-12',
      task: 'Витрина',
    });
  });
});

describe('a draft of another shape', () => {
  const isSound = ({ shots }: { shots: string }) => Array.isArray(JSON.parse(shots));
  const open = () =>
    renderHook(() =>
      useRecordForm({
        name: 'plan/1',
        stored: { shots: '[]' },
        isSound,
        send: async () => ({ shots: '[]' }),
      }),
    ).result;

  test.each(['{}', 'Фасад, касса'])('is forgotten: %s', (shots) => {
    writeOwn('draft/plan/1', { base: { shots: '[]' }, mine: { shots } });
    expect(open().current).toMatchObject({ fields: { shots: '[]' }, dirty: false });
    expect(readOwn('draft/plan/1')).toBeNull();
  });

  test('is kept where it can be read', () => {
    writeOwn('draft/plan/1', { base: { shots: '[]' }, mine: { shots: '["Фасад"]' } });
    expect(open().current).toMatchObject({ fields: { shots: '["Фасад"]' }, dirty: true });
  });
});

describe('a note', () => {
  test('that the server trims is saved, and clashes with nothing', async () => {
    const record = openRecord();
    record.type('Домофон 12 \n');
    await record.save();
    record.read();
    expect(record.form()).toMatchObject({ fields: { note: 'Домофон 12' }, dirty: false, conflicts: [] });
    record.store('Звонить после шести');
    expect(record.form()).toMatchObject({ fields: { note: 'Звонить после шести' }, conflicts: [] });
  });

  test('that is typed on while it is saved goes on from what is stored', async () => {
    const record = openRecord();
    const { promise, resolve } = Promise.withResolvers<void>();
    record.answer(async ({ note = '' }) => {
      await promise;
      return { note };
    });
    record.type('Домофон');
    let saving = Promise.resolve();
    act(() => void (saving = record.form().save()));
    record.type('Домофон 12');
    resolve();
    await act(() => saving);
    record.store('Домофон');
    expect(record.form()).toMatchObject({ fields: { note: 'Домофон 12' }, dirty: true, conflicts: [] });
  });

  test('that somebody else has changed meanwhile is chosen, and neither word is lost', () => {
    const record = openRecord('до шести');
    record.type('до восьми');
    record.store('после шести');
    expect(record.form().conflicts).toEqual(['note']);
    act(() => record.form().choose('note', 'theirs'));
    expect(record.form()).toMatchObject({ fields: { note: 'после шести' }, dirty: false, conflicts: [] });
  });

  test('that is refused because something else of its record has changed says so, and can be sent again', async () => {
    const record = openRecord();
    record.answer(() => Promise.reject(staffRefusal('general.conflict')));
    record.type('Домофон 12');
    await record.save();
    expect(record.form()).toMatchObject({ fields: { note: 'Домофон 12' }, dirty: true, conflicts: [] });
    expect(record.form().error).toMatchObject({ key: 'general.conflict' });
  });

  test('that was typed and not saved is there again', () => {
    openRecord('').type('Домофон 12');
    expect(openRecord('').form()).toMatchObject({ fields: { note: 'Домофон 12' }, dirty: true });
  });
});
