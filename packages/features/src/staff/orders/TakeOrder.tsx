import type { StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { useResource } from '../../api/index.ts';
import { meResource, useTell } from '../kit/index.ts';

/** Whether whoever is at work looks after the order; null while it is not known who that is. */
export function useIsMine({ responsible }: Pick<StaffOrder, 'responsible'>): boolean | null {
  const { data: me } = useResource(meResource);
  if (responsible === null) return false;
  return me === undefined ? null : responsible.id === me.user.id;
}

export interface TakeOrderProps {
  shown: Pick<StaffOrder, 'responsible'>;
  /** Rejects with the refusal. */
  claim(mine: boolean): Promise<unknown>;
}

/** Takes the order, or lets it go. */
export function TakeOrder({ shown, claim }: TakeOrderProps) {
  const tell = useTell();
  const [saving, setSaving] = useState(false);
  const mine = useIsMine(shown);

  async function take(): Promise<void> {
    if (saving) return;
    setSaving(true);
    try {
      await claim(!mine);
      tell.done(mine ? 'Заказ больше не\u00a0ваш' : 'Вы ведёте этот заказ');
    } catch (error) {
      tell.failed(error);
    } finally {
      setSaving(false);
    }
  }
  if (mine === null) return null;
  return (
    <Button size="s" variant="line" loading={saving} onClick={() => void take()}>
      {mine ? 'Отдать' : 'Взять себе'}
    </Button>
  );
}
