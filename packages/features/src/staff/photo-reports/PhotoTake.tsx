import { Button } from '@siren/ui/button';
import { Inline, Stack } from '@siren/ui/layout';
import { Progress } from '@siren/ui/progress';
import { Text } from '@siren/ui/text';
import { useRef } from 'react';
import { errorText } from '../../notices/index.ts';
import { useHoldTab } from '../kit/index.ts';
import { usePhotoUpload } from './usePhotoUpload.ts';
import type { PhotoUploadOptions } from './usePhotoUpload.ts';

export interface PhotoTakeProps extends PhotoUploadOptions {
  /** What the photo is of. */
  name: string;
  /** What one does: «Снять». */
  verb: string;
  /** Opens the camera of a phone at once. @default a file is chosen */
  camera?: boolean;
  /** The next step of the screen. @default false */
  loud?: boolean;
}

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** A button that takes a photo, and how far it has gone. */
export function PhotoTake({ name, verb, camera = false, loud = false, ...options }: PhotoTakeProps) {
  const { share, error, take, again } = usePhotoUpload(options);
  const input = useRef<HTMLInputElement>(null);
  useHoldTab(share !== null);
  return (
    <Stack gap={2}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        aria-label={`${verb}: ${name}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void take(file);
        }}
      />
      {share === null ? (
        <Inline gap={2}>
          <Button
            size={loud ? 'm' : 's'}
            variant={loud ? 'solid' : 'line'}
            aria-label={`${verb}: ${name}`}
            onClick={() => input.current?.click()}
          >
            {verb}
          </Button>
          {error !== null && (
            <Button size="s" variant="line" onClick={() => void again()}>
              Повторить
            </Button>
          )}
        </Inline>
      ) : (
        <>
          <Text size={14} tone="muted" numeric>
            {share === 0 ? 'Ждёт очереди' : `Отправляем, ${percent(share)}`}
          </Text>
          <Progress label={`Отправляем: ${name}`} value={share} max={1} valueText={percent(share)} />
        </>
      )}
      {error !== null && (
        <Text role="alert" size={14} tone="critical">
          {errorText(error)}
        </Text>
      )}
    </Stack>
  );
}
