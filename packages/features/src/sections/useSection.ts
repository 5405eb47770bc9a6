import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import type { AnswerOf } from '@siren/contract/calls';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNavigation } from '../navigation/index.ts';
import { useResource } from '../api/index.ts';
import { sectionResource } from './resources.ts';
import { parseSectionAddress, sectionQuery } from './sectionAddress.ts';
import type { SectionAddress } from './sectionAddress.ts';
import { shownPages } from './shownPages.ts';

export interface SectionList {
  address: SectionAddress;
  /** The newest answer about the section; undefined until the first one. */
  data: AnswerOf<'/api/catalog/section'> | undefined;
  error: unknown;
  /** Numbers of the pages to show. */
  pages: number[];
  /** Place of the last good that is shown. */
  shown: number;
  /** Queries that show one page more, and the page before the first one shown. */
  next: string | null;
  earlier: string | null;
  /** The last page is on its way. */
  loading: boolean;
  /** What is shown is being read anew. */
  busy: boolean;
  retry(): void;
}

/** A section as its address tells it. Pages that were opened one after another all stay on the screen. */
export function useSection(path: string): SectionList {
  const [search] = useSearchParams();
  const address = parseSectionAddress(search);
  const [opened, setOpened] = useState(() => shownPages(address.page)[0] ?? 1);
  const first = Math.min(opened, address.page);
  if (first !== opened) setOpened(first);

  const { data, error, isValidating, mutate } = useResource(sectionResource(path, address), {
    keepPreviousData: true,
  });
  const { pending: moving } = useNavigation();
  const fresh = data?.page === address.page && data.sort === address.sort;
  const shown = data ? Math.min(data.page * SECTION_PAGE_SIZE, data.total) : 0;
  const query = (page: number) => sectionQuery({ ...address, page }) || '?';
  return {
    address,
    data,
    error: fresh ? undefined : error,
    pages: shownPages(address.page, first),
    shown,
    next: data && address.page < data.pages ? query(address.page + 1) : null,
    earlier: first > 1 ? query(first - 1) : null,
    loading: (!fresh && isValidating) || moving,
    busy: fresh && isValidating,
    retry: () => void mutate(),
  };
}
