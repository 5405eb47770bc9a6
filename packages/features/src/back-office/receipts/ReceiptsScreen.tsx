import { readId } from '@siren/domain/lists';
import { useParams } from 'react-router-dom';
import { ConfirmProvider } from '../../confirm/index.ts';
import * as css from '../panels.css.ts';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { ReceiptsSide } from './ReceiptsSide.tsx';
import { ShiftPanel } from './ShiftPanel.tsx';

/** Receipts at the left, one of them or the shift beside them; on a phone one of both (behaviour office-16). */
export function ReceiptsScreen() {
  const { receipt } = useParams();
  const id = receipt === undefined ? null : readId(receipt);
  return (
    <ConfirmProvider>
      <div className={css.screen} data-state={receipt === undefined ? 'list' : 'order'}>
        <ReceiptsSide current={id} />
        {id === null ? (
          <div className={css.aside}>
            <ShiftPanel />
          </div>
        ) : (
          <ReceiptPanel key={id} id={id} />
        )}
      </div>
    </ConfirmProvider>
  );
}
