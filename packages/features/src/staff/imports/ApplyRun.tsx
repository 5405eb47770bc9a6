import { changedBy } from '@siren/domain/imports';
import type { ImportRun } from '@siren/domain/imports';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatCount, formatNumber } from '@siren/ui/format';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { useRun } from './useRun.ts';

export interface ApplyRunProps {
  run: ImportRun;
  /** More than half of what was sold would go. */
  loses: boolean;
}

/** Imports for real what was tried. Where much would go it asks first. */
export function ApplyRun({ run, loses }: ApplyRunProps) {
  const { apply } = useRun(run.id);
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  function press(): void {
    if (busy) return;
    if (loses) return setAsking(true);
    setBusy(true);
    apply(false)
      .catch((error: unknown) => tell.failed(error))
      .finally(() => setBusy(false));
  }
  return (
    <>
      <Button loading={busy} onClick={press}>
        {`Применить ${formatNumber(changedBy(run))}`}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Снять с&nbsp;продажи больше половины?"
        description={`В\u00a0файле нет больше половины прежних товаров этого источника: с\u00a0продажи снимется ${formatCount(run.counts.withdrawn, ['товар', 'товара', 'товаров'])}. Так бывает с\u00a0неполной выгрузкой.`}
        confirmLabel="Применить и&nbsp;снять"
        describeError={errorText}
        onConfirm={() => apply(true)}
      />
    </>
  );
}
