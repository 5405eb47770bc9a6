import { readFileSync } from 'node:fs';

/** Shown in place of a picture that cannot be had. */
export const PLACEHOLDER_SVG = readFileSync(new URL('./placeholder.svg', import.meta.url), 'utf8');
