/** States that a matrix shows by `data-pseudo` without anybody pointing or pressing. */
export const pseudoStates = ['rest', 'hover', 'focus', 'active'] as const;

/** Props that put an element into the state. */
export const pseudo = (state: string): { 'data-pseudo'?: string } =>
  state === 'rest' ? {} : { 'data-pseudo': state };
