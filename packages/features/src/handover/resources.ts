import { resource } from '../api/index.ts';

/** Whom the link offered to go on as. */
export const offeredResource = resource('/api/user/offered', {});

/** What the page that asks starts with. */
export const handoverResources = () => [offeredResource];
