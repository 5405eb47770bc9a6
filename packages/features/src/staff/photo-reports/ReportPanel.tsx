import { boardStateOf, reportAfter, waitingAround } from '@siren/domain/photo-reports';
import type { BoardReport, PhotoReport } from '@siren/domain/photo-reports';
import { Badge } from '@siren/ui/badge';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LeaveGuard, momentText, ScreenFailed } from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
import * as css from './Board.css.ts';
import { dueText, stateWords } from './reportWords.tsx';
import { reportPath } from './resources.ts';
import { ReviewEnd } from './ReviewEnd.tsx';
import { useReviewForm } from './reviewForm.ts';
import { Said } from './Said.tsx';
import { Shot } from './Shot.tsx';
import type { ReportOf } from './useBoard.ts';
import { useInTurn } from './useInTurn.ts';
import { useMay } from './useMay.ts';
import { useReport } from './useReport.ts';
import type { OpenReport } from './useReport.ts';

export interface ReportPanelProps {
  of: ReportOf;
  /** As the board has them, in every state. */
  reports: readonly BoardReport[];
  /** It stands in a window of its own. @default false */
  over?: boolean;
  onGo(to: ReportOf): void;
  /** It stands otherwise now. */
  onChange(): void;
}

/** A report that is judged without leaving the board, and the way to the others that wait. */
export function ReportPanel({ of, reports, over = false, onGo, onChange }: ReportPanelProps) {
  const shown = reports.find(({ cell }) => cell.plan === of.plan && cell.store === of.store);
  const { data, error, retry, open } = useReport(of.plan, of.store, onChange);
  return (
    <Stack gap={4}>
      <Turns of={of} reports={reports} over={over} onGo={onGo}>
        {data && <State report={data} />}
      </Turns>
      {!data && error !== undefined && <ScreenFailed error={error} onRetry={retry} />}
      {!data && error === undefined && <Skeleton shape="tile" height="24em" />}
      {data && shown && <Shown key={`${of.plan}-${of.store}`} shown={shown} open={open(data)} over={over} />}
    </Stack>
  );
}

interface TurnsProps extends Omit<ReportPanelProps, 'onChange'> {
  /** How this one stands. */
  children: ReactNode;
}

function State({ report }: { report: PhotoReport }) {
  const { tone, one } = stateWords[boardStateOf(report)];
  return (
    <Badge shape="pill" tone={tone}>
      {one}
    </Badge>
  );
}

/** Leads to the previous and the next report that waits; after the last comes the first. */
function Turns({ of, reports, over, onGo, children }: TurnsProps) {
  const { place, total, previous, next } = waitingAround(reports, of);
  const go = (to: BoardReport | null) => to && onGo({ plan: to.plan.id, store: to.store.id });
  useShortcut('nextWaiting', () => go(next), { own: over ?? false });
  useShortcut('previousWaiting', () => go(previous), { own: over ?? false });
  return (
    <div className={css.turns}>
      {children}
      <span className={css.turn}>
        <Text as="span" size={14} tone="muted" numeric role="status">
          {place === null ? `Ждут проверки: ${total}` : `${place} из\u00a0${total}`}
        </Text>
      </span>
      <IconButton
        variant="line"
        size="s"
        label="Предыдущий из&nbsp;ждущих"
        icon={<ChevronLeftIcon />}
        disabled={!previous}
        onClick={() => go(previous)}
      />
      <IconButton
        variant="line"
        size="s"
        label="Следующий из&nbsp;ждущих"
        icon={<ChevronRightIcon />}
        disabled={!next}
        onClick={() => go(next)}
      />
    </div>
  );
}

/** Who sent it last, and when by the clocks of the store. */
function sentText({ changes }: PhotoReport, timeZone: string): string | null {
  const sent = changes.find(({ action }) => action === 'send');
  return sent ? `Прислано ${momentText(sent.at, timeZone)}${sent.by ? `: ${sent.by.name}` : ''}` : null;
}

function Shown({ shown, open, over }: { shown: BoardReport; open: OpenReport; over: boolean }) {
  const { plan, store } = shown;
  const { report } = open;
  const { permissions } = useMay();
  const { inTurn } = useInTurn();
  const form = useReviewForm(report, open, store.timeZone);
  const isReviewed = reportAfter(report.status, 'reject', permissions) !== null;
  const sent = sentText(report, store.timeZone);
  return (
    <>
      <Stack gap={1}>
        <Heading level={3} size="block">{`${store.name}: ${plan.task}`}</Heading>
        <Text size={14} tone="muted" numeric>
          {store.address}, {dueText(report)}
        </Text>
        {sent !== null && (
          <Text size={14} tone="muted" numeric>
            {sent}
          </Text>
        )}
      </Stack>
      <Said report={report} />
      {plan.shots.map((shot, at) => (
        <Shot
          key={shot.id}
          bare
          place={at + 1}
          shot={shot}
          open={open}
          inTurn={inTurn}
          maySend={false}
          review={isReviewed ? form : null}
        />
      ))}
      {isReviewed && <ReviewEnd open={open} form={form} over={over} />}
      <Text size={14}>
        <Link render={<RouterLink to={reportPath(report)} />}>Открыть отчёт целиком</Link>
      </Text>
      <LeaveGuard dirty={isReviewed && form.dirty} />
    </>
  );
}
