import { motion } from './dimensions.ts';
import { media } from './media.ts';

/** What the reader's system wishes of every theme: values of custom properties, by the query that tells of the wish. */
export const wishes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [media.still]: Object.fromEntries(Object.keys(motion).map((name) => [`--motion-${name}`, '0ms'])),
  /* The system paints over every colour but its own, and then what is selected looks like what is not. */
  [media.forced]: {
    '--border-selected': 'Highlight',
    '--border-focus': 'Highlight',
    '--text-disabled': 'GrayText',
    '--text-link': 'LinkText',
  },
};
