import type { ViewList } from '@siren/domain/lists';
import { resource } from '../../../api/index.ts';

/** Views of a list that somebody has saved. */
export const viewsResource = (list: ViewList) => resource('/api/admin/views/list', { list });
