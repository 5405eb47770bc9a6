import { resource } from '../../api/index.ts';

/** Who one is among the staff, and what waits where. */
export const meResource = resource('/api/staff/me', {});
