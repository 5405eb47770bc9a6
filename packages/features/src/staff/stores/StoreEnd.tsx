import { isStoreUsed } from '@siren/domain/stores';
import type { StaffStore } from '@siren/domain/stores';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { TrashIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import { screenPath, useTell } from '../kit/index.ts';
import { StoreUsesList } from './StoreUsesList.tsx';
import type { OpenStore } from './useStore.ts';

export interface StoreEndProps {
  store: StaffStore;
  open: OpenStore;
}

/** Switches a store off after its orders, stock and carts were named, or on again; deletes one that nothing needs. */
export function StoreEnd({ store, open }: StoreEndProps) {
  const [asking, setAsking] = useState<'off' | 'delete' | null>(null);
  const [going, setGoing] = useState(false);
  const tell = useTell();
  async function turnOn(): Promise<void> {
    setGoing(true);
    try {
      await open.turn(true);
      tell.done('Магазин включён');
    } catch (error) {
      tell.failed(error);
    } finally {
      setGoing(false);
    }
  }
  return (
    <Card as="section" aria-label="Работа магазина">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          {store.active ? 'Закрыть магазин' : 'Магазин выключен'}
        </Heading>
        <Text size={14} tone="muted">
          {store.active
            ? 'Выключенный магазин нельзя выбрать ни\u00a0на\u00a0сайте, ни\u00a0в\u00a0заказе сотрудника. Его заказы можно выдать, оплатить и\u00a0вернуть.'
            : 'Его нельзя выбрать, остатки не\u00a0продаются.'}
        </Text>
        <Inline gap={2}>
          {store.active ? (
            <Button variant="line" onClick={() => setAsking('off')}>
              Выключить…
            </Button>
          ) : (
            <Button variant="line" loading={going} onClick={() => void turnOn()}>
              Включить
            </Button>
          )}
          {!store.active && (
            <Button variant="line" icon={<TrashIcon />} onClick={() => setAsking('delete')}>
              Удалить…
            </Button>
          )}
        </Inline>
      </Stack>
      {asking === 'off' && <SwitchOff {...{ store, open }} onLeave={() => setAsking(null)} />}
      {asking === 'delete' && <DeleteStore {...{ store, open }} onLeave={() => setAsking(null)} />}
    </Card>
  );
}

interface AskProps extends StoreEndProps {
  onLeave(): void;
}

function SwitchOff({ store, open, onLeave }: AskProps) {
  const tell = useTell();
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onLeave()}
      title={`Выключить «${store.name}»?`}
      description="Заказы останутся: их выдадут, оплатят и&nbsp;вернут как обычно. Новых не&nbsp;будет. Остатки перестанут продаваться, и&nbsp;в&nbsp;корзинах, где товар лежал только здесь, его больше не&nbsp;купить. Включите магазин снова, и&nbsp;всё вернётся."
      confirmLabel="Выключить"
      tone="danger"
      describeError={errorText}
      onConfirm={async () => {
        await open.turn(false);
        tell.done('Магазин выключен');
      }}
    >
      <StoreUsesList uses={store.uses} />
    </AlertDialog>
  );
}

function DeleteStore({ store, open, onLeave }: AskProps) {
  const tell = useTell();
  const navigate = useNavigate();
  const isUsed = isStoreUsed(store.uses);
  async function remove(): Promise<void> {
    await open.remove();
    tell.done('Магазин удалён');
    void navigate(screenPath('stores'));
  }
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onLeave()}
      title={isUsed ? 'Этот магазин не\u00a0удалить' : `Удалить «${store.name}»?`}
      description={
        isUsed ? 'Он ещё нужен. Выключенным он никому не\u00a0мешает.' : 'Вернуть его будет нельзя.'
      }
      confirmLabel={isUsed ? 'Понятно' : 'Удалить'}
      tone={isUsed ? 'neutral' : 'danger'}
      describeError={errorText}
      onConfirm={isUsed ? onLeave : remove}
    >
      {isUsed && <StoreUsesList uses={store.uses} />}
    </AlertDialog>
  );
}
