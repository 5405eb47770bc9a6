import { Callout } from '@siren/ui/callout';
import { formatList } from '@siren/ui/format';

/** Tells once what of the choice is no longer to be had, and that it costs nothing any more. */
export function DroppedNote({ names }: { names: readonly string[] }) {
  return (
    // There before it has something to tell: only then is it heard.
    <div role="status">
      {names.length > 0 && (
        <Callout tone="caution">
          {`${formatList(names)}: больше недоступно для\u00a0этого заказа. Мы\u00a0убрали это из\u00a0суммы.`}
        </Callout>
      )}
    </div>
  );
}
