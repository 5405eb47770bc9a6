import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import type { ButtonProps } from '@siren/ui/button';
import { useNavigate } from 'react-router-dom';
import { useNotices } from '../notices/index.ts';
import type { RepeatState } from './useRepeat.ts';

export interface RepeatButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Number of the order. */
  id: number;
  state: RepeatState;
}

/** Puts the goods of an order into the cart; where all come as they were, the cart is one press away. */
export function RepeatButton({ id, state, size = 'm', variant = 'soft' }: RepeatButtonProps) {
  const notices = useNotices();
  const navigate = useNavigate();
  async function press(): Promise<void> {
    const repeated = await state.repeat(id);
    if (repeated?.notes.length !== 0) return;
    notices.say('Товары заказа в\u00a0корзине', {
      label: 'Открыть корзину',
      onSelect: () => void navigate(paths.cart()),
    });
  }
  return (
    <Button
      variant={variant}
      size={size}
      loading={state.loading}
      aria-label={`Повторить заказ № ${id}`}
      onClick={() => void press()}
    >
      Повторить заказ
    </Button>
  );
}
