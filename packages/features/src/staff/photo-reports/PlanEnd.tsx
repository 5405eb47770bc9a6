import { deletePlanProblem } from '@siren/domain/photo-reports';
import type { StaffPhotoPlan } from '@siren/domain/photo-reports';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { TrashIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import { screenPath, useTell } from '../kit/index.ts';
import type { OpenPlan } from './usePlan.ts';

/** Deletes a plan that no store has begun. */
export function PlanEnd({ plan, open }: { plan: StaffPhotoPlan; open: OpenPlan }) {
  const [tell, navigate] = [useTell(), useNavigate()];
  const [asking, setAsking] = useState(false);
  const isUsed = deletePlanProblem(plan.cells) !== null;
  async function remove(): Promise<void> {
    await open.remove();
    tell.done('План удалён');
    void navigate(screenPath('photo-reports'));
  }
  return (
    <Card as="section" aria-label="Удалить план">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Удалить план
        </Heading>
        {isUsed ? (
          <Text size={14} tone="muted">
            Магазины уже начали отчёты: план остаётся.
          </Text>
        ) : (
          <div>
            <Button variant="line" icon={<TrashIcon />} onClick={() => setAsking(true)}>
              Удалить…
            </Button>
          </div>
        )}
      </Stack>
      {asking && (
        <AlertDialog
          open
          onOpenChange={setAsking}
          title={`Удалить «${plan.task}»?`}
          description="Отчётов по&nbsp;нему ещё нет. Вернуть план будет нельзя."
          confirmLabel="Удалить"
          tone="danger"
          describeError={errorText}
          onConfirm={remove}
        />
      )}
    </Card>
  );
}
