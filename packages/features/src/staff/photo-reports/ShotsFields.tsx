import { PHOTO_TEXT_MAX, PLAN_SHOTS_MAX } from '@siren/domain/photo-reports';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { IconButton } from '@siren/ui/icon-button';
import { PlusIcon, TrashIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PhotoTake } from './PhotoTake.tsx';
import { newShot } from './planForm.ts';
import type { ShotDraft } from './planForm.ts';
import * as css from './Report.css.ts';
import type { InTurn } from './useInTurn.ts';

export interface ShotsFieldsProps {
  shots: readonly ShotDraft[];
  error: string | undefined;
  /** Samples come one after another. */
  inTurn: InTurn;
  onChange(change: (shots: readonly ShotDraft[]) => ShotDraft[]): void;
}

/** The photos that a plan asks for, each with a sample where there is one. */
export function ShotsFields({ shots, error, inTurn, onChange }: ShotsFieldsProps) {
  const put = (of: number, change: Partial<ShotDraft>) =>
    onChange((all) => all.map((shot) => (shot.key === of ? { ...shot, ...change } : shot)));
  return (
    <Stack gap={4}>
      <ol className={css.shots} aria-label="Снимки">
        {shots.map(({ key, name, sample }, at) => (
          <li key={key} className={css.shot}>
            <div className={css.named}>
              <TextField
                label={`Снимок ${at + 1}`}
                placeholder="Общий вид от&nbsp;входа"
                autoComplete="off"
                maxLength={PHOTO_TEXT_MAX}
                value={name}
                error={name.trim() === '' ? error : undefined}
                onValueChange={(next) => put(key, { name: next })}
              />
              {shots.length > 1 && (
                <IconButton
                  variant="line"
                  label={`Убрать снимок ${at + 1}`}
                  icon={<TrashIcon />}
                  onClick={() => onChange((all) => all.filter((shot) => shot.key !== key))}
                />
              )}
            </div>
            <Stack gap={2}>
              <PhotoFrame photo={sample} label="Образец" alt={`Образец: ${name}`} missing="Без образца" />
              <PhotoTake
                name={`снимок ${at + 1}`}
                verb={sample ? 'Другой образец' : 'Загрузить образец'}
                of={null}
                inTurn={inTurn}
                onTaken={(photo) => put(key, { sample: photo })}
              />
            </Stack>
          </li>
        ))}
      </ol>
      {shots.length < PLAN_SHOTS_MAX && (
        <div>
          <Button
            variant="line"
            icon={<PlusIcon />}
            onClick={() => onChange((all) => [...all, newShot(all)])}
          >
            Ещё снимок
          </Button>
        </div>
      )}
    </Stack>
  );
}
