import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const still = style({ position: 'relative', display: 'grid', minHeight: 0, height: '100%' });
/** In the middle of a place that is higher than the film, with room for its focus ring: the gallery cuts what is beyond. */
export const film = style({
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  padding: vars.space[1],
});
export const play = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
