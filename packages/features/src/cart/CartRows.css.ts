import { media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: '52px',
  padding: `${vars.space[1]} 14px`,
  '@media': { [media.tablet]: { paddingInline: vars.space[5] } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
