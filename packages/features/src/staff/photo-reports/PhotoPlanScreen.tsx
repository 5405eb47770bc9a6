import { useParams, useSearchParams } from 'react-router-dom';
import { RecordComing, RecordMissing, RecordPage, screenPath } from '../kit/index.ts';
import { NewPlan } from './NewPlan.tsx';
import { Plan } from './Plan.tsx';
import { Report } from './Report.tsx';
import { planPath } from './resources.ts';
import { usePlan } from './usePlan.ts';

/** A plan, or with a store in the address what that store answered it; or a plan that is to be made. */
export function PhotoPlanScreen() {
  if (useParams()['id'] === 'new') return <NewPlan />;
  return (
    <RecordPage kind="План" list={{ label: 'Фотоотчёты', path: screenPath('photo-reports') }}>
      {(id) => <Opened key={id} id={id} />}
    </RecordPage>
  );
}

function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = usePlan(id);
  const asked = useSearchParams()[0].get('store');
  if (!data) return <RecordComing error={error} onRetry={retry} />;
  if (asked === null) return <Plan plan={data} open={open} />;
  const store = data.stores.find((one) => String(one.id) === asked);
  if (!store) return <RecordMissing list={{ label: data.task, path: planPath(id) }} />;
  return <Report key={store.id} plan={data} store={store} />;
}
