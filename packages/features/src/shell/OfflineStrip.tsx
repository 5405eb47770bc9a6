import { Callout } from '@siren/ui/callout';
import { useEffect } from 'react';
import { useInfo, useReloadInfo } from '../info/index.ts';
import { useOnline } from '../navigation/index.ts';
import * as css from './FrameView.css.ts';

/** How often it is asked whether the shop is whole again, ms. */
const ASK_EVERY_MS = 5_000;

/** Asks until the shop says that it is whole again: what is somebody's own is shown then. */
function useRecovery(down: boolean): void {
  const reload = useReloadInfo();
  useEffect(() => {
    if (!down) return;
    // Refused for as long as it is not: the strip says so already.
    const timer = setInterval(() => void reload().catch(() => {}), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [down, reload]);
}

/** Says that there is no network, or that the shop shows what it remembers, for as long as that is so. */
export function OfflineStrip() {
  const online = useOnline();
  const down = useInfo()?.down ?? false;
  useRecovery(down);
  return (
    <div className={css.offline} role="status">
      {!online && (
        <Callout tone="caution">
          Нет сети. То, что уже открыто, осталось на&nbsp;экране; корзина сохранена.
        </Callout>
      )}
      {online && down && (
        <Callout tone="caution">
          Корзина, профиль и&nbsp;заказы ненадолго недоступны. Цены и&nbsp;наличие могли измениться.
        </Callout>
      )}
    </div>
  );
}
