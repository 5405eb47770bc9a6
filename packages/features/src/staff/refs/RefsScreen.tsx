import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { useResource } from '../../api/index.ts';
import { ScreenFailed } from '../kit/index.ts';
import * as css from './RefScreen.css.ts';
import { RefsNav } from './RefsNav.tsx';
import { refsResource } from './resources.ts';

/** All references that staff keep. */
export function RefsScreen() {
  const { data, error, mutate } = useResource(refsResource);
  return (
    <div className={css.page}>
      <title>Справочники | Сирень</title>
      <Heading level={1} size="page">
        Справочники
      </Heading>
      {data && (
        <Card>
          <RefsNav rows={data.references} />
        </Card>
      )}
      {!data && error === undefined && <Skeleton shape="tile" height="12em" />}
      {!data && error !== undefined && <ScreenFailed error={error} onRetry={() => void mutate()} />}
    </div>
  );
}
