import type { SavedView } from '@siren/contract/views';
import type { AnswerOf } from '@siren/contract/calls';
import { chosenOf, isNarrowedAlike } from '../list/index.ts';
import type { ListAddress, ListViewLink } from '../list/index.ts';

/** What a list shows. */
export type Shown = Pick<SavedView, 'of'> & { hidden: readonly string[] };

const hiddenText = ({ hidden }: Shown) => hidden.toSorted().join();

/** Whether two views show the same. */
export function isShownAlike(one: Shown, other: Shown): boolean {
  const [a, b] = [one.of.state, other.of.state];
  return (
    a.query === b.query &&
    a.sort.key === b.sort.key &&
    a.sort.direction === b.sort.direction &&
    isNarrowedAlike(chosenOf(a.filters), chosenOf(b.filters)) &&
    hiddenText(one) === hiddenText(other)
  );
}

/** What the address of a list says that a view opens. */
export const addressOf = ({ id, hidden, of: { state } }: SavedView): Omit<ListAddress, 'page'> => ({
  query: state.query,
  filters: chosenOf(state.filters),
  sort: state.sort,
  view: id,
  hidden,
});

/** What tabs call views: where one of them would be called as another one, with whom it is of, then with its number. */
export function titlesOf(views: readonly SavedView[], taken: readonly string[]): Map<number, string> {
  const used = new Set(taken);
  const titles = views.map(({ id, name, owner }) => {
    const owned = `${name} (${owner.name})`;
    const title = [name, owned].find((one) => !used.has(one)) ?? `${owned} № ${id}`;
    used.add(title);
    return [id, title] as const;
  });
  return new Map(titles);
}

/** Tabs of views that somebody has saved, one’s own first. */
export function linksOf(
  views: readonly SavedView[],
  { me, taken }: { me: AnswerOf<'/api/staff/me'> | undefined; taken: readonly string[] },
): ListViewLink[] {
  const [own, others] = [true, false].map((mine) =>
    views.filter(({ owner }) => (owner.id === me?.user.id) === mine),
  );
  const ordered = [...(own ?? []), ...(others ?? [])];
  const titles = titlesOf(ordered, taken);
  return ordered.map((view) => {
    const { filters, ...saved } = addressOf(view);
    return { title: titles.get(view.id) ?? view.name, filters, saved, count: undefined };
  });
}
