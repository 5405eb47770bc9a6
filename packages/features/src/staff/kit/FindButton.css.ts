import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** As a way of the sidebar, and in line with those. */
export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.control.m,
  paddingInline: vars.space[1],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.text.muted,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.sunkenStrong } },
});
export const words = style({ flex: 1, minWidth: 0, fontSize: vars.size[14] });
export const keys = style({ fontFamily: 'inherit', fontSize: vars.size[12], whiteSpace: 'nowrap' });
