import { changedBy, mayCancel, mayRepeat } from '@siren/domain/imports';
import type { ImportReport, ImportRun } from '@siren/domain/imports';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatNumber } from '@siren/ui/format';
import { RefreshIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { ApplyRun } from './ApplyRun.tsx';
import { isOfLoss } from './importWords.ts';
import { useRun } from './useRun.ts';

/** What can be done with a run: stopped while it goes, applied after a trial, begun again. */
export function RunActions({ report }: { report: ImportReport }) {
  const { run } = report;
  const loses = isOfLoss(report);
  const mayApply = run.dryRun && mayRepeat(run) && changedBy(run) > 0 && (run.status === 'done' || loses);
  return (
    <Inline gap={2}>
      {mayCancel(run) && <CancelRun run={run} />}
      {mayRepeat(run) && <RepeatRun run={run} />}
      {mayApply && <ApplyRun run={run} loses={loses} />}
    </Inline>
  );
}

function CancelRun({ run }: { run: ImportRun }) {
  const { cancel } = useRun(run.id);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Отменить импорт
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Отменить импорт?"
        description={
          run.dryRun
            ? 'Сравнение остановится. В\u00a0магазине ничего не\u00a0изменилось.'
            : `Записанное до\u00a0этого останется: сейчас это ${formatNumber(changedBy(run))}. Остальное останется как было, с\u00a0продажи ничего не\u00a0снимется.`
        }
        confirmLabel="Остановить"
        cancelLabel="Пусть идёт"
        describeError={errorText}
        onConfirm={cancel}
      />
    </>
  );
}

function RepeatRun({ run }: { run: ImportRun }) {
  const { again } = useRun(run.id);
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const press = (): void => {
    if (busy) return;
    setBusy(true);
    again(run.dryRun)
      .catch((error: unknown) => tell.failed(error))
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="line" icon={<RefreshIcon />} loading={busy} onClick={press}>
      {run.dryRun ? 'Сравнить ещё раз' : 'Запустить снова'}
    </Button>
  );
}
