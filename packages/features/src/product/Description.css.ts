import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fades out at the end of what is shown. */
export const text = style({
  display: 'grid',
  gap: vars.space[3],
  selectors: {
    '&[data-state=short]': {
      maxHeight: '15em',
      overflow: 'hidden',
      maskImage: 'linear-gradient(black 70%, transparent)',
    },
  },
});
