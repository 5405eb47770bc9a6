import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { useNotices } from '../../notices/index.ts';
import { useScanner } from './useScanner.ts';

/** A scanned number or code opens its order; where there are none, or several, the list says so. */
export function useScannedOrder(): void {
  const api = useApi();
  const navigate = useNavigate();
  const { fail } = useNotices();
  async function open(query: string): Promise<void> {
    const search = `?q=${encodeURIComponent(query)}`;
    try {
      const { rows } = await api.call('/api/backoffice/orders/list', { query });
      const [only] = rows;
      void navigate(rows.length === 1 && only ? `/orders/${only.id}` : { pathname: '/orders', search });
    } catch (error) {
      fail(error);
    }
  }
  useScanner((code) => void open(code));
}
