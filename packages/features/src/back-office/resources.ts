import type { Resource } from '../api/index.ts';
import { resource } from '../api/index.ts';

/** Who works in this browser. */
export const officeSessionResource = resource('/api/backoffice/session', {});

export const pastNewsResource = (query: string, page: number): Resource<'/api/backoffice/notifications'> =>
  resource('/api/backoffice/notifications', { query, page });

/** All rooms, and who works in the back-office. */
export const roomsResource = resource('/api/backoffice/rooms/list', {});
