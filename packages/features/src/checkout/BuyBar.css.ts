import { style } from '@vanilla-extract/css';

/** The sum takes what the button leaves. */
export const sum = style({ flex: 1, minWidth: 0 });

/** One line: the bar keeps its height, whatever the address. */
export const how = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
