import type { SavedView } from '@siren/contract/views';
import { mayChangeView } from '@siren/domain/lists';
import type { ReactNode } from 'react';
import { useApi, useResource } from '../../../api/index.ts';
import type { ListAddressState, ListViewLink } from '../list/index.ts';
import { meResource } from '../meResource.ts';
import { LostNote } from './LostNote.tsx';
import { ViewActions } from './ViewActions.tsx';
import type { ViewWords } from './ViewDialog.tsx';
import { addressOf, isShownAlike, linksOf } from './viewState.ts';
import type { Shown } from './viewState.ts';
import { viewsResource } from './viewsResource.ts';

/** Views of a list that somebody has saved, and what can be done with them. */
export interface SavedViews {
  links: readonly ListViewLink[];
  actions: ReactNode;
  /** What is to be known of the view that is open. */
  note: ReactNode;
}

/** As the server has them. */
const byId = (one: SavedView, other: SavedView) => one.id - other.id;

/** Views of a list that somebody has saved. @param shown what it shows now @param taken titles of views that everybody has */
export function useSavedViews(shown: Shown, list: ListAddressState, taken: readonly string[]): SavedViews {
  const api = useApi();
  const { data, mutate } = useResource(viewsResource(shown.of.list));
  const me = useResource(meResource).data;
  const { address, change } = list;
  const views = data?.views ?? [];
  const open = views.find(({ id }) => id === address.view);
  const changed = open !== undefined && !isShownAlike(shown, open);

  async function save(words: ViewWords, seen: SavedView | null): Promise<void> {
    try {
      const saved = await api.call('/api/admin/views/save', {
        ...words,
        of: shown.of,
        hidden: [...shown.hidden],
        seen: seen && { id: seen.id, version: seen.version },
      });
      const others = views.filter(({ id }) => id !== saved.id);
      await mutate({ views: [...others, saved].toSorted(byId) }, { revalidate: false });
      change({ view: saved.id, hidden: saved.hidden }, { replace: true });
    } catch (error) {
      // Somebody may have changed it, or it was saved all the same.
      void mutate();
      throw error;
    }
  }
  async function remove({ id, version }: SavedView): Promise<void> {
    try {
      await api.call('/api/admin/views/delete', { id, version });
      change({ view: null }, { replace: true });
    } finally {
      void mutate();
    }
  }
  return {
    links: linksOf(views, { me, taken }),
    note: open && !changed && open.lost.length > 0 && <LostNote view={open} />,
    actions: data && me && (
      <ViewActions
        open={open}
        changed={changed}
        mayChange={open !== undefined && mayChangeView(open, { ...me.user, permissions: me.permissions })}
        isNarrowed={address.query !== '' || Object.keys(address.filters).length > 0 || address.sort !== null}
        onSave={save}
        onReset={() => open && change(addressOf(open))}
        onDelete={remove}
      />
    ),
  };
}
