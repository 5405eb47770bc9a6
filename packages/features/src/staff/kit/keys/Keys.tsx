import { keyNames } from './keyNames.ts';
import * as css from './Keys.css.ts';
import type { Shortcut } from './shortcuts.ts';

/** The keys of a shortcut, each in a box. */
export const Keys = ({ of }: { of: Pick<Shortcut, 'key' | 'command'> }) => (
  <kbd className={css.keys}>
    {keyNames(of).map((name, place) => (
      <span key={name}>
        {place > 0 && ' '}
        <kbd className={css.key}>{name}</kbd>
      </span>
    ))}
  </kbd>
);
