import { PHOTO_TEXT_MAX, PLAN_SHOTS_MAX } from '@siren/domain/photo-reports';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { IconButton } from '@siren/ui/icon-button';
import { PlusIcon, TrashIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PhotoTake } from './PhotoTake.tsx';
import type { ShotDraft } from './planForm.ts';
import * as css from './Report.css.ts';
import { useInTurn } from './useInTurn.ts';

export interface ShotsFieldsProps {
  shots: readonly ShotDraft[];
  error: string | undefined;
  onChange(change: (shots: readonly ShotDraft[]) => ShotDraft[]): void;
}

/** The photos that a plan asks for, each with a sample where there is one. */
export function ShotsFields({ shots, error, onChange }: ShotsFieldsProps) {
  const { inTurn } = useInTurn();
  const put = (at: number, change: Partial<ShotDraft>) =>
    onChange((all) => all.map((shot, place) => (place === at ? { ...shot, ...change } : shot)));
  return (
    <Stack gap={4}>
      <ol className={css.shots} aria-label="Снимки">
        {shots.map(({ name, sample }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a shot that is being written has no other name
          <li key={at} className={css.shot}>
            <div className={css.named}>
              <TextField
                label={`Снимок ${at + 1}`}
                placeholder="Общий вид от&nbsp;входа"
                autoComplete="off"
                maxLength={PHOTO_TEXT_MAX}
                value={name}
                error={name.trim() === '' ? error : undefined}
                onValueChange={(next) => put(at, { name: next })}
              />
              {shots.length > 1 && (
                <IconButton
                  variant="line"
                  label={`Убрать снимок ${at + 1}`}
                  icon={<TrashIcon />}
                  onClick={() => onChange((all) => all.filter((_, place) => place !== at))}
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
                onTaken={(photo) => put(at, { sample: photo })}
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
            onClick={() => onChange((all) => [...all, { name: '', sample: null }])}
          >
            Ещё снимок
          </Button>
        </div>
      )}
    </Stack>
  );
}
