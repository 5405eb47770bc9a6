import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { useNotices } from '../../notices/index.ts';
import { isDialogOpen } from '../isDialogOpen.ts';
import { useScanner } from './useScanner.ts';

/**
 * What a scan does: beside the stock it finds its good, anywhere else it opens the order of its number or code. Where there is none, or
 * several, the list says so. While a window asks something it goes nowhere, and is to be done once more (behaviour office-51): what was
 * typed there stays.
 */
export function useScans(): void {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { fail, warn } = useNotices();
  const stay = () => warn('Сначала закройте окно, потом считайте код ещё раз.');
  async function open(query: string): Promise<void> {
    if (isDialogOpen()) return stay();
    const search = `?q=${encodeURIComponent(query)}`;
    if (pathname === '/stock') return navigate({ pathname, search });
    try {
      const { rows } = await api.call('/api/backoffice/orders/list', { query });
      const [only] = rows;
      // It was opened meanwhile.
      if (isDialogOpen()) return stay();
      void navigate(rows.length === 1 && only ? `/orders/${only.id}` : { pathname: '/orders', search });
    } catch (error) {
      fail(error);
    }
  }
  useScanner((code) => void open(code));
}
