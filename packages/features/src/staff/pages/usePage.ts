import type { StaffPage } from '@siren/domain/pages';
import { useState } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { useCheckedForm, useRecord, useTell } from '../kit/index.ts';
import type { CheckedForm } from '../kit/index.ts';
import { formOf, problemsOf, wishOf } from './pageForm.ts';
import type { PageForm } from './pageForm.ts';
import { pageResource, pagesResource } from './resources.ts';

/** What can be done to the page that somebody looks at. */
export interface OpenPage {
  page: StaffPage;
  save(changed: Partial<PageForm>): Promise<StaffPage>;
  publish(): Promise<void>;
  hide(): Promise<void>;
  /** Makes a version the draft. */
  takeBack(number: number): Promise<void>;
  /** Something is on its way. */
  going: boolean;
}

/** A page that is looked at. */
export function usePage(id: number) {
  const api = useApi();
  const tell = useTell();
  const { data, error, retry, change } = useRecord(pageResource(id));
  const [going, setGoing] = useState(false);

  async function act(work: () => Promise<StaffPage>, done: string): Promise<void> {
    if (going) return;
    setGoing(true);
    try {
      await change(work);
      tell.done(done);
    } catch (refused) {
      tell.failed(refused);
    } finally {
      setGoing(false);
    }
  }
  const open = (page: StaffPage): OpenPage => {
    const seen = { id, version: page.version };
    return {
      page,
      going,
      save: (changed) => change(() => api.call('/api/admin/pages/save', { ...seen, set: wishOf(changed) })),
      publish: () => act(() => api.call('/api/admin/pages/publish', seen), 'Опубликовано'),
      hide: () => act(() => api.call('/api/admin/pages/hide', seen), 'Снята с\u00a0сайта'),
      takeBack: (number) =>
        act(() => api.call('/api/admin/pages/return', { ...seen, number }), 'Версия в\u00a0черновике'),
    };
  };
  return { data, error, retry, open };
}

export type OpenForm = CheckedForm<PageForm>;

/** The fields of a page in one form, which is saved as one. */
export function usePageForm({ page, save }: OpenPage): OpenForm {
  const rows = useResource(pagesResource).data?.pages ?? [];
  return useCheckedForm<PageForm>({
    name: `page/${page.id}`,
    stored: formOf(page),
    problemsOf: (fields) => problemsOf(fields, page, rows),
    send: async (changed) => formOf(await save(changed)),
  });
}
