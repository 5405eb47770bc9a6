import { Card } from '@siren/ui/card';
import { Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import * as css from './OverviewScreen.css.ts';

const figures = ['orders', 'sum', 'paid', 'average', 'cancelled'];
const waits = ['confirm', 'due', 'kept', 'mine'];

/** The places of what is to come. */
export function OverviewLoading() {
  return (
    <>
      <Card padding="none" aria-busy="true">
        <span role="status">
          <VisuallyHidden>Загружаем…</VisuallyHidden>
        </span>
        <div className={css.figures}>
          {figures.map((name) => (
            <div key={name} className={css.figure}>
              <Skeleton width="40%" />
              <Skeleton width="70%" />
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      </Card>
      <div className={css.columns} aria-busy="true">
        <Card padding="m">
          <Stack gap={4}>
            <Skeleton width="50%" />
            <Skeleton shape="tile" ratio="2 / 1" />
          </Stack>
        </Card>
        <Card padding="m">
          <Stack gap={5}>
            {waits.map((name) => (
              <Skeleton key={name} />
            ))}
          </Stack>
        </Card>
      </div>
    </>
  );
}
