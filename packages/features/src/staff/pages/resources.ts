import type { AnswerOf } from '@siren/contract/calls';
import type { DraftBlock } from '@siren/domain/pages';
import { resource } from '../../api/index.ts';

/** All pages. */
export const pagesResource = resource('/api/admin/pages/list', {});

/** A page with its draft, its versions and its history. */
export const pageResource = (id: number) => resource('/api/admin/pages/get', { id });

/** What a page can name. */
export const choicesResource = resource('/api/admin/pages/choices', {});

export type Choices = AnswerOf<'/api/admin/pages/choices'>;

/** Blocks as shoppers of a region would see them. */
export const previewResource = (id: number, region: number | null, blocks: DraftBlock[]) =>
  resource('/api/admin/pages/preview', { id, region, blocks });
