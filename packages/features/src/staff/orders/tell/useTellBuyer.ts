import type { MessageCount } from '@siren/domain/order-messages';
import { useState } from 'react';
import type { TellBuyerProps } from './TellBuyer.tsx';
import { messagesOf } from './tellWords.ts';

/** Whether a step tells its buyers: as long as nobody says otherwise it does, where there is somebody to tell. */
export function useTellBuyer(count: MessageCount | null): { tell: boolean; box: TellBuyerProps } {
  const [checked, setChecked] = useState(true);
  return {
    tell: checked && count !== null && messagesOf(count) > 0,
    box: { count, checked, onChange: setChecked },
  };
}
