import type { StaffClient } from '@siren/domain/client-records';
import { Callout } from '@siren/ui/callout';
import { formatFullDate } from '@siren/ui/format';

/** In place of who a client was: when their data were erased, and by whom. */
export function ErasedClient({
  erased: { at, by },
  timeZone,
}: {
  erased: NonNullable<StaffClient['erased']>;
  timeZone: string;
}) {
  const who = by ? `, ${by.name}` : '';
  return (
    <Callout title={`Данные удалены ${formatFullDate(at, timeZone)}${who}`}>
      Заказы и&nbsp;оплаты остались без имени и&nbsp;контактов. Войти в&nbsp;эту учётную запись нельзя.
    </Callout>
  );
}
