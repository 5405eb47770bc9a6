import { useApi } from '../../api/index.ts';
import { forgetOwn, useTabs } from '../../info/index.ts';
import { isTabHeld } from './record/useHoldTab.ts';
import { useTell } from './useTell.ts';

const toShop = () => location.assign('/');

/**
 * Signs out and goes to the shop: nothing of whoever was at work stays in this browser, so what is not saved is saved first.
 * @param go leads out of the app
 */
export function useLeave(go: () => void = toShop): () => Promise<void> {
  const api = useApi();
  const tabs = useTabs();
  const tell = useTell();
  return async () => {
    if (isTabHeld()) {
      tell.warn('Здесь есть несохранённое: сохраните его или верните как было.');
      return;
    }
    try {
      const { token } = await api.call('/api/user/logout', {});
      tabs.tell({ type: 'left', token });
      forgetOwn();
      go();
    } catch (error) {
      tell.failed(error);
    }
  };
}
