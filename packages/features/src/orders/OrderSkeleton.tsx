import { Split, Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import * as css from './OrderView.css.ts';

/** The shape of an order whose data is on its way. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <div className={css.head}>
        <Skeleton width="12em" height="2.5em" />
        <Skeleton width="16em" />
      </div>
      <Split
        side="summary"
        start={
          <Stack gap={6}>
            <Skeleton height="3em" />
            <Skeleton shape="tile" height="14em" />
            <Skeleton shape="tile" height="14em" />
          </Stack>
        }
        end={<Skeleton shape="tile" height="18em" />}
      />
    </div>
  );
}
