import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const below = style({ paddingBlock: `${vars.space[10]} ${vars.space[6]}` });
