import { fixed } from './dimensions.ts';
import { vars } from './vars.css.ts';

/**
 * Selectors of what comes by one keyframe rule and goes by another, as the end of its `data-state` says. It goes a step quicker
 * than it comes.
 */
export const comeAndGo = (come: string, go: string, pace: 'normal' | 'slow' = 'normal') => ({
  '&[data-state$=open]': { animation: `${come} ${vars.motion[pace]} ${fixed.ease} both` },
  '&[data-state=closed]': {
    animation: `${go} ${pace === 'slow' ? vars.motion.normal : vars.motion.quick} ${fixed.ease} both`,
  },
});
