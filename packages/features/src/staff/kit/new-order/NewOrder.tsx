import { paths } from '@siren/contract/routes';
import { can } from '@siren/domain/account';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatCount } from '@siren/ui/format';
import { PlusIcon } from '@siren/ui/icons';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { useState } from 'react';
import { useResource } from '../../../api/index.ts';
import { errorText } from '../../../notices/index.ts';
import { meResource } from '../meResource.ts';
import { useNewOrder } from './useNewOrder.ts';

export interface NewOrderProps {
  /** Of the client whom it is for; null for somebody who is looked up in the cart. @default null */
  phone?: string | null;
  /** As high as what it stands beside. @default 'm' */
  size?: 's' | 'm';
  /** Leads to the cart: a page of the shop, so the browser goes there by itself. @default goes there */
  onReady?: () => void;
}

const toCart = () => location.assign(paths.cart());

/** Leads into the shop's own cart, to order for a client; nothing for whoever may not order for others. */
export function NewOrder({ phone = null, size = 'm', onReady = toCart }: NewOrderProps) {
  const { data: me } = useResource(meResource);
  const { busy, asking, lying, begin, goOn, leave } = useNewOrder(phone, onReady);
  const [keeps, setKeeps] = useState(true);
  if (!me || !can(me.permissions, 'client.resolve')) return null;
  return (
    <>
      <Button size={size} icon={<PlusIcon />} loading={busy} onClick={() => void begin()}>
        Новый заказ
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={leave}
        title={`В\u00a0корзине уже ${formatCount(lying, ['товар', 'товара', 'товаров'])}`}
        description="Заказ для&nbsp;клиента оформляют в&nbsp;вашей корзине магазина."
        confirmLabel="Открыть корзину"
        describeError={errorText}
        onConfirm={() => goOn(keeps)}
      >
        <RadioGroup
          label="Что в&nbsp;ней лежит"
          value={keeps ? 'keep' : 'clear'}
          onValueChange={(value) => setKeeps(value === 'keep')}
        >
          <Radio value="keep">Оставить</Radio>
          <Radio value="clear">Убрать</Radio>
        </RadioGroup>
      </AlertDialog>
    </>
  );
}
