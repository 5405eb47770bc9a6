import * as css from './Said.css.ts';

export interface SaidProps {
  /** Words, and which they are of all that was said: the same words twice are said twice. */
  said: { words: string; turn: number };
  /** They have been seen long enough. */
  onSeen: () => void;
}

/** What a key has done, for a moment on the picture and for a screen reader. */
export function Said({ said: { words, turn }, onSeen }: SaidProps) {
  return (
    <div className={css.place} role="status">
      {words && (
        <span key={turn} className={css.said} onAnimationEnd={onSeen}>
          {words}
        </span>
      )}
    </div>
  );
}
