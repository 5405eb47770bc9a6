import { Button } from '@siren/ui/button';
import { Inline } from '@siren/ui/layout';
import { Spinner } from '@siren/ui/spinner';
import { errorText } from '../../../notices/index.ts';
import * as css from './Palette.css.ts';
import { nothingWords, offlineWords, waitingWords } from './paletteWords.ts';
import type { PaletteState } from './usePalette.ts';

/** What goes on beside the rows: a search under way, one that failed, none without a network, nothing found. */
export function PaletteNotes({ state }: { state: PaletteState }) {
  const offline = offlineWords(state);
  const waiting = waitingWords(state);
  const nothing = nothingWords(state);
  return (
    <>
      {offline && (
        <p className={css.about} role="status">
          {offline}
        </p>
      )}
      {state.failed.map(({ title, error, retry }) => (
        <div key={title} className={css.about} role="alert">
          <span>
            {title}: {errorText(error)}
          </span>
          <Button size="s" variant="line" onClick={retry}>
            Повторить
          </Button>
        </div>
      ))}
      {waiting && (
        <p className={css.about}>
          <Inline as="span" gap={2}>
            <Spinner size="s" />
            {waiting}
          </Inline>
        </p>
      )}
      {nothing && <p className={css.about}>{nothing}</p>}
    </>
  );
}
