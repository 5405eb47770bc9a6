import { Callout } from '@siren/ui/callout';
import { Link } from '@siren/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import * as css from '../panels.css.ts';
import type { Receipt } from './answers.ts';
import { correctionLine } from './receiptWords.ts';

/** What corrects a receipt, each with a way to it (behaviour office-31). */
export function Corrections({ corrections }: Pick<Receipt, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <Callout title="Исправлен">
      <ul className={css.facts}>
        {corrections.map((one) => (
          <li key={one.id}>
            <Link render={<RouterLink to={`/receipts/${one.id}`} />}>{correctionLine(one)}</Link>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
