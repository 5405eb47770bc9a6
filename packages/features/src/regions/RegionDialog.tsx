import type { RegionCity } from '@siren/domain/regions';
import { inCity } from '@siren/domain/regions';
import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { useRef } from 'react';
import { CityPicker } from './CityPicker.tsx';
import { RegionChanges } from './RegionChanges.tsx';
import type { RegionOutcome } from './useRegionChoice.ts';

export interface RegionDialogProps {
  open: boolean;
  cities: readonly RegionCity[];
  /** Code of the city that holds now. */
  current: string;
  /** Code of the city that is being set. */
  saving: string | null;
  /** What the choice changed in the cart; it is told before the dialog closes. */
  outcome: RegionOutcome | null;
  onChoose(city: RegionCity): void;
  /** Takes the choice of `from` back. */
  onBack(to: RegionCity, from: RegionCity): void;
  onClose(): void;
}

/** Chooses the city; where that changes the cart, it says how. */
export function RegionDialog({ open, outcome, onBack, onClose, ...picker }: RegionDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const changes = outcome?.changes;
  const before = outcome?.before;
  if (outcome && changes)
    return (
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={'В\u00a0корзине кое-что изменилось'}
        description={`Теперь ваш город\u00a0— ${outcome.city.name}: ${inCity(outcome.city.name)} свои цены и\u00a0наличие.`}
        footer={
          <>
            <Button onClick={onClose}>Понятно</Button>
            {before && (
              <Button
                variant="line"
                loading={picker.saving !== null}
                onClick={() => onBack(before, outcome.city)}
              >
                Вернуть город {before.name}
              </Button>
            )}
          </>
        }
      >
        <RegionChanges changes={changes} />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Выберите город"
      description="Корзина сохранится. Если цены или наличие изменятся, покажем, что именно."
      initialFocus={field}
    >
      <CityPicker {...picker} field={field} />
    </Dialog>
  );
}
