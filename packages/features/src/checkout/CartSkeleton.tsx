import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Inline, Split, Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import * as css from './CartPage.css.ts';

const ROWS = [1, 2, 3];

/** The cart while it loads: rows and sum in their places. */
export function CartSkeleton() {
  return (
    <div aria-busy="true">
      <div className={css.head}>
        <Heading level={1}>Корзина</Heading>
      </div>
      <Split
        side="summary"
        start={
          <Card>
            <Stack gap={5}>
              {ROWS.map((row) => (
                <Inline key={row} gap={4} nowrap align="start">
                  <Skeleton shape="tile" width="7em" ratio="1 / 1" />
                  <Stack gap={2}>
                    <Skeleton width="16em" />
                    <Skeleton width="10em" />
                  </Stack>
                </Inline>
              ))}
            </Stack>
          </Card>
        }
        end={
          <Card>
            <Stack gap={4}>
              <Skeleton width="8em" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="control" height="3.25em" />
            </Stack>
          </Card>
        }
      />
    </div>
  );
}
