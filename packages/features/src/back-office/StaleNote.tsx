import { Callout } from '@siren/ui/callout';
import { Link } from '@siren/ui/link';

export interface StaleNoteProps {
  /** Why the last reading failed; nothing is said where there is none. */
  error: unknown;
  onRetry(): void;
}

/** What is shown is as old as the last reading that came: people act by it, so they are told (behaviour office-56). */
export const StaleNote = ({ error, onRetry }: StaleNoteProps) =>
  error === undefined ? null : (
    <Callout
      role="status"
      tone="caution"
      action={<Link render={<button type="button" onClick={onRetry} />}>Обновить</Link>}
    >
      Не&nbsp;обновилось: так было раньше.
    </Callout>
  );
