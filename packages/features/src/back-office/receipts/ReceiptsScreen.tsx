import { readId } from '@siren/domain/lists';
import { useMatch, useParams } from 'react-router-dom';
import { ConfirmProvider } from '../../confirm/index.ts';
import * as css from '../panels.css.ts';
import { PastShift } from './PastShift.tsx';
import { PastShifts } from './PastShifts.tsx';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { ReceiptsSide } from './ReceiptsSide.tsx';
import { ShiftPanel } from './ShiftPanel.tsx';

/** Receipts at the left, one of them or the shift beside them; on a phone one of both (behaviour office-16). */
export function ReceiptsScreen() {
  const { receipt, shift } = useParams();
  const isPast = useMatch('/receipts/shifts/*') !== null;
  const id = receipt === undefined ? null : readId(receipt);
  return (
    <ConfirmProvider>
      <div className={css.screen} data-state={receipt === undefined && !isPast ? 'list' : 'order'}>
        <ReceiptsSide current={id} />
        {id === null ? (
          <div className={css.aside}>{isPast ? <Past shift={shift} /> : <ShiftPanel />}</div>
        ) : (
          <ReceiptPanel key={id} id={id} />
        )}
      </div>
    </ConfirmProvider>
  );
}

function Past({ shift }: { shift?: string | undefined }) {
  const id = shift === undefined ? null : readId(shift);
  return id === null ? <PastShifts /> : <PastShift key={id} id={id} />;
}
