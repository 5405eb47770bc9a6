import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** What the shop knows of who is signed in. */
export const profileResource = resource('/api/user/profile', {});

/** Where they are signed in. */
export const sessionsResource = resource('/api/user/sessions', {});

/** What /lk/profile starts with. */
export const profileResources = (): Resource[] => [profileResource, sessionsResource];
