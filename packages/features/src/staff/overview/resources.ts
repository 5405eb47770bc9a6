import { resource } from '../../api/index.ts';

/** What the first screen tells. */
export const overviewResource = resource('/api/admin/overview', {});
