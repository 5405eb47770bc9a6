import { fixed } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** An icon is a block by itself; here it stands among words. */
export const arrow = style({ display: 'inline-block', verticalAlign: 'middle' });
export const inserted = style({ textDecoration: 'none', fontWeight: fixed.weight.medium });
