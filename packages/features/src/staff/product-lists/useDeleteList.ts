import type { StaffList } from '@siren/domain/product-lists';
import { notifications } from '@siren/ui/notifications';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { screenPath, useTell } from '../kit/index.ts';

/** The wish that a list is gone; whoever deleted it takes that back from where it is told. */
export function useDeleteList({ id }: Pick<StaffList, 'id'>, name: string) {
  const [api, navigate, tell] = [useApi(), useNavigate(), useTell()];
  const lists = screenPath('product-lists');
  async function restore(): Promise<void> {
    try {
      await api.call('/api/tools/product-lists/restore', { id });
      void navigate(`${lists}/${id}`);
    } catch (error) {
      tell.failed(error, `Не\u00a0вернули «${name}».`);
    }
  }
  return async (version: number): Promise<void> => {
    await api.call('/api/tools/product-lists/delete', { id, version });
    notifications.show({
      text: `Удалили: ${name}`,
      action: { label: 'Вернуть', onSelect: () => void restore() },
    });
    void navigate(lists, { replace: true });
  };
}
