import { Callout } from '@siren/ui/callout';
import * as css from './ServicePicker.css.ts';

/** Tells once what of the choice is no longer to be had, and that it costs nothing any more. */
export function DroppedNote({ names }: { names: readonly string[] }) {
  return (
    // There before it has something to tell: only then is it heard.
    <div role="status">
      {names.length > 0 && (
        <div className={css.dropped}>
          <Callout tone="caution">
            {`Больше недоступно и\u00a0убрано из\u00a0суммы: ${names.map((name) => `«${name}»`).join(', ')}.`}
          </Callout>
        </div>
      )}
    </div>
  );
}
