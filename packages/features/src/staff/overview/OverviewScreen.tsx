import type { AnswerOf } from '@siren/contract/calls';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { formatTime, formatWeekday } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { useResource } from '../../api/index.ts';
import { ScreenFailed } from '../kit/index.ts';
import { OverviewCharts } from './OverviewCharts.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import { OverviewLoading } from './OverviewLoading.tsx';
import * as css from './OverviewScreen.css.ts';
import { OverviewWaits } from './OverviewWaits.tsx';
import { overviewResource } from './resources.ts';

/** How often the figures are asked for anew while somebody looks at them, ms. */
const REFRESH_MS = 60_000;

/** The first screen of the admin area: how the day goes, and what waits. */
export function OverviewScreen() {
  const { data, error, mutate } = useResource(overviewResource, { refreshInterval: REFRESH_MS });
  return (
    <>
      <title>Обзор | Сирень</title>
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1} size="page">
            Обзор
          </Heading>
          {data && (
            <Text as="span" size={14} tone="muted" numeric>
              {formatWeekday(data.at, data.timeZone)}, обновлено в&nbsp;{formatTime(data.at, data.timeZone)}
            </Text>
          )}
        </div>
        {data && <Overview {...data} />}
        {!data && error === undefined && <OverviewLoading />}
        {!data && error !== undefined && <ScreenFailed error={error} onRetry={() => void mutate()} />}
      </div>
    </>
  );
}

function Overview({ orders, at, timeZone }: AnswerOf<'/api/admin/overview'>) {
  if (!orders)
    return <EmptyState title="Здесь пока пусто" text="Сводку видят те, кто работает с&nbsp;заказами." />;
  const isQuiet = orders.today.orders + orders.weekAgo.orders === 0;
  return (
    <>
      <OverviewFigures orders={orders} />
      <div className={css.columns}>
        <div className={css.charts}>
          {isQuiet ? <Quiet /> : <OverviewCharts orders={orders} at={at} timeZone={timeZone} />}
        </div>
        <OverviewWaits orders={orders} timeZone={timeZone} />
      </div>
    </>
  );
}

/** Nothing to draw. */
const Quiet = () => (
  <Card as="section" padding="m" aria-label="По часам">
    <div className={css.quiet}>
      <EmptyState
        title="Заказов пока нет"
        text="Ни&nbsp;сегодня, ни&nbsp;неделю назад. Первый появится здесь, как только его оформят."
      />
    </div>
  </Card>
);
