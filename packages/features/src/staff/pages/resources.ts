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

/** What a version of a page says. */
export const versionResource = (id: number, number: number) =>
  resource('/api/admin/pages/version', { id, number });

/** What leads shoppers to a page. */
export const usesResource = (id: number) => resource('/api/admin/pages/uses', { id });

/** Where and when a draft is looked at; null for the first city of the shop, and for now. */
export interface Seeing {
  city: number | null;
  day: string | null;
}

/** Blocks as shoppers would see them. */
export const previewResource = (id: number, seeing: Seeing, blocks: DraftBlock[]) =>
  resource('/api/admin/pages/preview', { id, ...seeing, blocks });
