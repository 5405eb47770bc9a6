import { paperIds } from '@siren/contract/staff/screens';
import type { StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Link } from '@siren/ui/link';
import { Skeleton } from '@siren/ui/skeleton';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ScreenFailed, screenPath } from '../../kit/index.ts';
import { PaperBar, PaperFrame } from './PaperFrame.tsx';
import { usePapers } from './usePapers.ts';
import { usePrintOnce } from './usePrintOnce.ts';

export interface PaperPageProps {
  /** What the paper is called; the numbers of its orders follow. */
  title: string;
  draw: (orders: readonly StaffOrder[]) => ReactNode;
}

/** A page for paper, of one order or of several: it prints itself, and has a button to do so again. */
export function PaperPage({ title, draw }: PaperPageProps) {
  const text = useParams()['id'] ?? '';
  return (
    <PaperFrame title={`${title} № ${text.replaceAll(',', ', ')}`}>
      {paperIds(text) ? (
        <Papers key={text} of={text} draw={draw} />
      ) : (
        <EmptyState
          role="alert"
          title="Здесь ничего нет"
          text="Проверьте адрес: в&nbsp;нём стоят номера заказов."
        />
      )}
    </PaperFrame>
  );
}

function Papers({ of, draw }: { of: string; draw: PaperPageProps['draw'] }) {
  const { orders, error, retry } = usePapers(of);
  usePrintOnce(orders !== null);
  if (!orders)
    return error === undefined ? (
      <Skeleton shape="tile" height="24em" />
    ) : (
      <ScreenFailed error={error} onRetry={retry} />
    );
  const list = screenPath('orders');
  return (
    <>
      <PaperBar>
        <Button onClick={() => window.print()}>Печать</Button>
        <Link render={<RouterLink to={orders.length === 1 ? `${list}/${of}` : list} />}>
          {orders.length === 1 ? 'К\u00a0заказу' : 'К\u00a0заказам'}
        </Link>
      </PaperBar>
      {draw(orders)}
    </>
  );
}
