import type { ApiError } from '@siren/contract/errors';
import { Callout } from '@siren/ui/callout';
import { formatPhone } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { CodeForm } from '../login/index.ts';
import type { OrderProof as Proof } from './OrderTrouble.ts';

export interface OrderProofProps {
  /** The one that the order names, as it is stored. */
  phone: string;
  /** Why the code was refused; null before one was tried. */
  refused: ApiError | null;
  /** The order is on its way. */
  placing: boolean;
  onProof(proof: Proof): void;
  /** Another code is typed: what was refused is of the past. */
  onEdit(): void;
}

/** Where the order goes on: by the code of its phone, or without one when the shop has called. */
export function OrderProof({ phone, refused, placing, onProof, onEdit }: OrderProofProps) {
  return (
    <Stack gap={4}>
      <Callout tone="info" role="alert" title="Подтвердите телефон.">
        На&nbsp;этом номере или в&nbsp;вашей сети уже есть неоплаченные заказы, или товаров в&nbsp;заказе
        много. Пришлём код на&nbsp;{formatPhone(phone)}, и&nbsp;заказ оформится.
      </Callout>
      <CodeForm
        contact={phone}
        fixed
        label="Подтвердить и оформить"
        loading={placing}
        error={refused}
        onCode={(_contact, code) => onProof({ code })}
        onEdit={onEdit}
      />
      <Link
        render={
          <button
            type="button"
            aria-disabled={placing || undefined}
            onClick={() => onProof({ waits: true })}
          />
        }
      >
        Оформить без кода и&nbsp;ждать звонка
      </Link>
    </Stack>
  );
}
