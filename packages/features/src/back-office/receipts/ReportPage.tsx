import { Button } from '@siren/ui/button';
import { Skeleton } from '@siren/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../errors/index.ts';
import { PaperBar, PaperFrame } from '../../staff/orders/papers/index.ts';

export interface ReportPageProps {
  title: string;
  /** Leads to where the report was asked for. */
  back: ReactNode;
  /** Why it did not come. */
  error: unknown;
  onRetry(): void;
  /** The report; null until it comes. */
  children: ReactNode;
}

/** A page for paper with a report of a shift. */
export const ReportPage = ({ title, back, error, onRetry, children }: ReportPageProps) => (
  <PaperFrame title={title}>
    <PaperBar>
      <Button onClick={() => window.print()}>Печать</Button>
      {back}
    </PaperBar>
    {children ??
      (error === undefined ? (
        <Skeleton shape="tile" height="24em" />
      ) : (
        <LoadFailed title={'Не\u00a0получилось собрать отчёт'} level={1} error={error} onRetry={onRetry} />
      ))}
  </PaperFrame>
);
