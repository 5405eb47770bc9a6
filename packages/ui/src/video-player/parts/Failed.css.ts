import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const failed = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  overflowY: 'auto',
  background: vars.video.ground,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  textAlign: 'center',
  textWrap: 'balance',
});
