import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AuditValue, FieldChange } from './entities.ts';
import { turnedFields, undoHindrance, undoneFields } from './undoing.ts';
import type { Undoable } from './undoing.ts';

const entry = (given: Pick<Undoable, 'kind' | 'action'> & { changes: FieldChange[] }): Undoable => ({
  undoneAt: null,
  ...given,
});
const field = (name: string, from: AuditValue, to: AuditValue): FieldChange => ({ field: name, from, to });

const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean());
const kinds = fc.constantFrom<{ kind: Undoable['kind']; action: string; fields: string[] }>(
  { kind: 'good', action: 'save', fields: ['name', 'brand', 'description', 'hidden'] },
  { kind: 'good', action: 'price', fields: ['price', 'oldPrice'] },
  { kind: 'good', action: 'param', fields: ['hand'] },
  { kind: 'good', action: 'pictures_back', fields: ['set'] },
  { kind: 'good', action: 'film', fields: ['set'] },
  { kind: 'good', action: 'papers', fields: ['set'] },
  { kind: 'good', action: 'related', fields: ['related'] },
  { kind: 'ref', action: 'save', fields: ['words', 'told'] },
  { kind: 'section', action: 'save', fields: ['name', 'path', 'facets', 'sort', 'pins'] },
  { kind: 'store', action: 'save', fields: ['name', 'cityId', 'week', 'inn', 'pickup'] },
  { kind: 'client', action: 'save', fields: ['note'] },
);
const changed = kinds.chain(({ kind, action, fields }) =>
  fc
    .tuple(
      fc.subarray(fields, { minLength: 1 }),
      fc.array(fc.tuple(value, value), { minLength: 5, maxLength: 5 }),
    )
    .map(([names, values]) =>
      entry({
        kind,
        action,
        changes: names
          .map((name, at) => field(name, ...values[at]!))
          .map((one) => (one.from === one.to ? { ...one, to: `${one.to}!` } : one)),
      }),
    ),
);
const after = ({ changes }: Undoable) => Object.fromEntries(changes.map(({ field: name, to }) => [name, to]));

describe('an undo', () => {
  test('puts back what the entry changed, and is there just as long as that stands as the entry left it', () => {
    fc.assert(
      fc.property(changed, (one) => {
        expect(undoHindrance(one, after(one))).toBeNull();
        expect(undoneFields(one)).toEqual(
          Object.fromEntries(one.changes.map(({ field: name, from }) => [name, from])),
        );
        for (const { field: name, from } of one.changes)
          expect(undoHindrance(one, { ...after(one), [name]: from })).toBe('later');
        expect(undoHindrance(one, null)).toBe('gone');
        expect(undoHindrance({ ...one, undoneAt: '2026-11-21T07:00:00Z' }, after(one))).toBe('undone');
      }),
    );
  });

  test.each([
    ['order', 'step', 'status'],
    ['order', 'change', 'toPay'],
    ['client', 'bonus', 'bonus'],
    ['client', 'block', 'blocked'],
    ['client', 'erase', 'bonus'],
    ['person', 'rights', 'orders.manage'],
    ['role', 'save', 'name'],
    ['invitation', 'add', 'email'],
    ['view', 'save', 'name'],
    ['ref', 'delete', 'words'],
    ['good', 'save', 'section'],
    ['order', 'save', 'responsible'],
  ] as const)('of «%s %s» there is none, whatever stands in %s', (kind, action, name) => {
    const one = entry({ kind, action, changes: [field(name, 'a', 'b')] });
    expect(turnedFields(one)).toBeNull();
    expect(undoHindrance(one, { [name]: 'b' })).toBe('unsafe');
  });

  test('takes all of an entry or nothing', () => {
    const both = entry({
      kind: 'good',
      action: 'save',
      changes: [field('name', 'a', 'b'), field('section', 'Свет', 'Мебель')],
    });
    expect(undoHindrance(both, { name: 'b', section: 'Мебель' })).toBe('unsafe');
  });

  test('of a section goes by its id, and by no name', () => {
    const changes = [field('section', 'Свет', 'Мебель'), field('sectionId', 3, 4)];
    const one = entry({ kind: 'good', action: 'save', changes });
    expect(undoneFields(one)).toEqual({ sectionId: 3 });
    expect(undoHindrance(one, { sectionId: 4 })).toBeNull();
    expect(undoHindrance(one, { sectionId: 5 })).toBe('later');
  });

  test('of a price goes by what it cost, and not by whose it was', () => {
    const changes = [field('price', 1_000, 900), field('wasByHand', null, false)];
    const one = entry({ kind: 'good', action: 'price', changes });
    expect(undoneFields(one)).toEqual({ price: 1_000 });
    expect(undoHindrance(one, { price: 900 })).toBeNull();
    expect(undoHindrance(one, {})).toBe('later');
  });

  test('does not bring back what was erased', () => {
    const erased = entry({ kind: 'client', action: 'save', changes: [field('note', null, null)] });
    expect(undoHindrance(erased, { note: '' })).toBe('erased');
  });

  test('of an entry of a reference tells its name from a value that is called so', () => {
    const changes = [field('entry', null, 4), field('name', null, 'Брак'), field('name', 'Бракк', 'Брак')];
    const one = entry({ kind: 'ref', action: 'save', changes });
    expect(undoneFields(one)).toEqual({ name: 'Бракк' });
    expect(undoHindrance(one, { name: 'Брак' })).toBeNull();
  });
});
