import { missingShots } from '@siren/domain/photo-reports';
import type { StaffPhotoPlan } from '@siren/domain/photo-reports';
import { Button } from '@siren/ui/button';
import { Text } from '@siren/ui/text';
import * as css from './Report.css.ts';
import type { OpenReport } from './useReport.ts';

/** Sends the report, once the shop has all its photos. */
export function SendEnd({ plan, open }: { plan: StaffPhotoPlan; open: OpenReport }) {
  const { report, going, send } = open;
  const left = missingShots(
    plan.shots,
    report.taken.map(({ shot }) => shot),
  ).length;
  return (
    <div className={css.end}>
      <Text size={14} tone="muted" numeric role="status">
        {left === 0 ? 'Все снимки у\u00a0нас.' : `Осталось снять: ${left} из\u00a0${plan.shots.length}.`}
      </Text>
      <Button wide loading={going} disabled={left > 0} onClick={() => void send()}>
        Отправить
      </Button>
    </div>
  );
}
