import { boardStateOf, reportAfter } from '@siren/domain/photo-reports';
import type { PlannedStore, StaffPhotoPlan } from '@siren/domain/photo-reports';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import {
  LeaveGuard,
  deedHistory,
  RecordColumns,
  RecordComing,
  RecordHead,
  RecordHistory,
} from '../kit/index.ts';
import { PlanStores } from './PlanStores.tsx';
import { dueText, stateWords } from './reportWords.tsx';
import { planPath } from './resources.ts';
import { ReviewEnd } from './ReviewEnd.tsx';
import { useReviewForm } from './reviewForm.ts';
import { Said } from './Said.tsx';
import { SendEnd } from './SendEnd.tsx';
import { Shot } from './Shot.tsx';
import { useInTurn } from './useInTurn.ts';
import { useMay } from './useMay.ts';
import { useReport } from './useReport.ts';
import type { OpenReport } from './useReport.ts';

export interface ReportProps {
  plan: StaffPhotoPlan;
  store: PlannedStore;
}

/** What a store answered a plan: sample beside photo, to send, to judge, or to look at. */
export function Report({ plan, store }: ReportProps) {
  const { data, error, retry, open } = useReport(plan.id, store.id);
  if (!data) return <RecordComing error={error} onRetry={retry} />;
  return <Loaded plan={plan} store={store} open={open(data)} />;
}

function Loaded({ plan, store, open }: ReportProps & { open: OpenReport }) {
  const { report } = open;
  const { permissions } = useMay();
  const { inTurn, busy } = useInTurn();
  const form = useReviewForm(report, open, store.timeZone);
  const may = (step: 'photo' | 'reject') => reportAfter(report.status, step, permissions) !== null;
  const state = stateWords[boardStateOf(report)];
  const isReviewed = may('reject');
  return (
    <>
      <RecordHead
        title={`${store.name}: ${plan.task}`}
        marks={
          <Inline gap={2}>
            <Badge shape="pill" tone={state.tone}>
              {state.one}
            </Badge>
            <Text as="span" size={14} tone="muted" numeric>
              {dueText(report)}
            </Text>
          </Inline>
        }
        actions={
          <Button variant="line" size="s" render={<Link to={planPath(plan.id)} />}>
            План
          </Button>
        }
      />
      <Said report={report} />
      <RecordColumns
        main={
          <>
            {plan.shots.map((shot, at) => (
              <Shot
                key={shot.id}
                place={at + 1}
                shot={shot}
                open={open}
                inTurn={inTurn}
                maySend={may('photo')}
                review={isReviewed ? form : null}
              />
            ))}
            {may('photo') && <SendEnd plan={plan} open={open} />}
            {isReviewed && <ReviewEnd open={open} form={form} />}
          </>
        }
        aside={
          <>
            <PlanStores plan={plan} current={store.id} />
            <RecordHistory lines={deedHistory(report.changes)} timeZone={store.timeZone} />
          </>
        }
      />
      <LeaveGuard
        dirty={busy || (isReviewed && form.dirty)}
        lost={busy && 'Снимки, которые ещё отправляются, пропадут.'}
      />
    </>
  );
}
