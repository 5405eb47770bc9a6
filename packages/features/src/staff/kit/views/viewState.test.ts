import type { SavedView } from '@siren/contract/views';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { savedView } from './views.mock.ts';
import { addressOf, isShownAlike, titlesOf } from './viewState.ts';

type State = Extract<SavedView['of'], { list: 'orders' }>['state'];
const start: State = { query: '', filters: {}, sort: { key: 'id', direction: 'descending' } };
const state = (given: Partial<State> = {}): State => ({ ...start, ...given });
const shown = (given: Partial<State> = {}, hidden: string[] = []) => ({
  of: { list: 'orders', state: state(given) } as SavedView['of'],
  hidden,
});

test('views show the same whatever order their values and columns were chosen in', () => {
  const filters = { status: ['new', 'done'] } as State['filters'];
  const one = shown({ filters }, ['goods', 'date']);
  const turned = { status: ['done', 'new'] } as State['filters'];
  expect(isShownAlike(one, shown({ filters: turned }, ['date', 'goods']))).toBe(true);
  for (const other of [
    shown({}, ['goods', 'date']),
    shown({ filters }, ['goods']),
    shown({ filters, query: 'х' }, one.hidden),
    shown({ filters, sort: { key: 'id', direction: 'ascending' } }, one.hidden),
    shown({ filters, sort: { key: 'toPay', direction: 'descending' } }, one.hidden),
  ])
    expect(isShownAlike(one, other)).toBe(false);
});

test('the address of a view says all that it shows', () => {
  const of = {
    list: 'orders',
    state: state({ query: 'ким', filters: { store: [4, 5], mine: true } }),
  } as SavedView['of'];
  expect(addressOf(savedView({ id: 12, name: 'x', of, hidden: ['date'] }))).toEqual({
    query: 'ким',
    filters: { store: ['4', '5'], mine: ['1'] },
    sort: { key: 'id', direction: 'descending' },
    view: 12,
    hidden: ['date'],
  });
});

test('no two tabs are called alike', () => {
  const name = fc.constantFrom('Все', 'Срочные', 'Мои');
  const owner = fc.constantFrom({ id: 1, name: 'Ян' }, { id: 2, name: 'Ян' }, { id: 3, name: 'Ева' });
  const views = fc.array(fc.record({ name, owner }), { maxLength: 8 });
  fc.assert(
    fc.property(views, (given) => {
      const taken = ['Сегодня', 'Все'];
      const saved = given.map((view, at) => savedView({ id: at + 1, ...view }));
      const titles = [...titlesOf(saved, taken).values()];
      expect(titles).toHaveLength(saved.length);
      expect(new Set([...taken, ...titles]).size).toBe(taken.length + saved.length);
      titles.forEach((title, at) => expect(title.startsWith(saved[at]?.name ?? '-')).toBe(true));
    }),
  );
});
