import { Callout } from '@siren/ui/callout';
import { useOnline } from '../navigation/index.ts';
import * as css from './FrameView.css.ts';

/** Says that there is no network, for as long as there is none. */
export function OfflineStrip() {
  const online = useOnline();
  return (
    <div className={css.offline} role="status">
      {!online && (
        <Callout tone="caution">
          Нет сети. То, что уже открыто, осталось на&nbsp;экране; корзина сохранена.
        </Callout>
      )}
    </div>
  );
}
