import { paperIds } from '@siren/contract/staff/screens';
import type { StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Link } from '@siren/ui/link';
import { Skeleton } from '@siren/ui/skeleton';
import { fixed } from '@siren/ui/theme';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ScreenFailed, screenPath } from '../../kit/index.ts';
import * as css from './Paper.css.ts';
import { usePapers } from './usePapers.ts';
import { usePrintOnce } from './usePrintOnce.ts';

/** The rule of a sheet has no place in a class. Numbers stand in its edge, where the browser can count pages. */
const SHEET = `@page {
  size: A4;
  margin: ${fixed.paper.edge};
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; }
}`;

export interface PaperPageProps {
  /** What the paper is called; the numbers of its orders follow. */
  title: string;
  draw: (orders: readonly StaffOrder[]) => ReactNode;
}

/** A page for paper, of one order or of several: it prints itself, and has a button to do so again. */
export function PaperPage({ title, draw }: PaperPageProps) {
  const text = useParams()['id'] ?? '';
  return (
    <main className={css.page}>
      <title>{`${title} № ${text.replaceAll(',', ', ')} | Сирень`}</title>
      <style>{SHEET}</style>
      {paperIds(text) ? (
        <Papers key={text} of={text} draw={draw} />
      ) : (
        <EmptyState
          role="alert"
          title="Здесь ничего нет"
          text="Проверьте адрес: в&nbsp;нём стоят номера заказов."
        />
      )}
    </main>
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
      <div className={css.bar}>
        <Button onClick={() => window.print()}>Печать</Button>
        <Link render={<RouterLink to={orders.length === 1 ? `${list}/${of}` : list} />}>
          {orders.length === 1 ? 'К\u00a0заказу' : 'К\u00a0заказам'}
        </Link>
      </div>
      {draw(orders)}
    </>
  );
}
