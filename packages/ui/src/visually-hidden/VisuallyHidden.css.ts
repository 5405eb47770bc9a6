import { style } from '@vanilla-extract/css';
import { hiddenRule } from '../theme/index.ts';

export const hidden = style(hiddenRule);
