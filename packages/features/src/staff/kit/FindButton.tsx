import { IconButton } from '@siren/ui/icon-button';
import { SearchIcon } from '@siren/ui/icons';
import { keyNames, shortcuts } from './keys/index.ts';
import * as css from './FindButton.css.ts';

export interface FindButtonProps {
  /** There is room for the icon alone. */
  small: boolean;
  onPress(): void;
}

const NAME = 'Поиск и\u00a0команды';
const keys = { 'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog' } as const;

/** Opens the palette, and tells the keys that do it. */
export const FindButton = ({ small, onPress }: FindButtonProps) =>
  small ? (
    <IconButton {...keys} label={NAME} icon={<SearchIcon />} onClick={onPress} />
  ) : (
    <button {...keys} type="button" className={css.find} onClick={onPress}>
      <SearchIcon />
      <span className={css.words}>{NAME}</span>
      {/* Heard as keys of the button, not as a part of its name. */}
      <kbd className={css.keys} aria-hidden="true">
        {keyNames(shortcuts.palette).join(' ')}
      </kbd>
    </button>
  );
