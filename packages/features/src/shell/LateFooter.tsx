import { memo } from 'react';
import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).ShopFooter;

/** The foot of every page, once its code is there. A move between pages has it drawn anew only where it changes. */
export const LateFooter = memo(latePart(import.meta.env.SSR ? await load() : late(load), null));
