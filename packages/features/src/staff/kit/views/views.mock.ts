import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { SavedView } from '@siren/contract/views';
import { mayChangeView } from '@siren/domain/lists';

/** Who is at work in stories. */
export const VIEWER = { id: 3, name: 'Елена Ким' };

/** A view that shows everything, unless it says otherwise. */
export const savedView = (given: Partial<SavedView> & Pick<SavedView, 'id' | 'name'>): SavedView => ({
  version: 1,
  shared: false,
  owner: VIEWER,
  of: {
    list: 'orders',
    state: { query: '', filters: {}, sort: { key: 'id', direction: 'descending' } },
  },
  hidden: [],
  lost: [],
  ...given,
});

/** A server that keeps views, for somebody who manages orders and no accounts. */
export function mockViews(first: readonly SavedView[] = []) {
  let views = [...first];
  const changed = ({ id, version }: Pick<SavedView, 'id' | 'version'>): SavedView => {
    const view = views.find((one) => one.id === id);
    if (!view) throw staffRefusal('view.not_found');
    if (!mayChangeView(view, { ...VIEWER, permissions: ['orders.manage'] }))
      throw staffRefusal('view.of_others');
    if (view.version !== version) throw staffRefusal('general.conflict', { data: view });
    return view;
  };
  return [
    mockCall('/api/admin/views/list', ({ list }) => ({ views: views.filter(({ of }) => of.list === list) })),
    mockCall('/api/admin/views/save', ({ seen, ...wish }) => {
      const before = seen && changed(seen);
      const isTaken = ({ id, name, owner, of }: SavedView) =>
        id !== seen?.id &&
        of.list === wish.of.list &&
        owner.id === VIEWER.id &&
        name.toLowerCase() === wish.name.toLowerCase();
      if (views.some(isTaken)) throw staffRefusal('view.name_taken');
      const { id, version, owner } = before ?? { id: views.length + 100, version: 0, owner: VIEWER };
      const saved: SavedView = { ...wish, id, version: version + 1, owner, lost: [] };
      views = [...views.filter((one) => one.id !== id), saved].toSorted((a, b) => a.id - b.id);
      return saved;
    }),
    mockCall('/api/admin/views/delete', (seen) => {
      const { id } = changed(seen);
      views = views.filter((one) => one.id !== id);
      return {};
    }),
  ];
}
