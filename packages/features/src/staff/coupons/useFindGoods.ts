import { useApi } from '../../api/index.ts';

/** Finds variants of goods by what somebody types or scans, as options of a field. */
export function useFindGoods() {
  const api = useApi();
  return async (typed: string, signal: AbortSignal) => {
    const query = typed.trim();
    if (query === '') return [];
    const { goods } = await api.call('/api/admin/coupons/find-goods', { query }, { signal });
    return goods.map(({ id, name, article }) => ({ value: String(id), label: name, description: article }));
  };
}
