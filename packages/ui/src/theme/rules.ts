/** Heard and not seen; drawn back by its own size, so that at the end of a page it makes that no longer. */
export const hiddenRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
