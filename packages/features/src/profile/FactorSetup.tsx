import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { FactorCodeForm } from './FactorCodeForm.tsx';
import * as css from './Factor.css.ts';
import type { BegunFactor, OpenFactor } from './useFactor.ts';

export interface FactorSetupProps {
  begun: BegunFactor;
  open: OpenFactor;
}

const grouped = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** The secret for the app, as a picture and to be typed, and the first code of it. */
export function FactorSetup({ begun: { secret, picture }, open }: FactorSetupProps) {
  return (
    <Stack gap={4}>
      <Text>
        Откройте приложение для кодов, например «Яндекс&nbsp;Ключ», и&nbsp;наведите его камеру
        на&nbsp;картинку.
      </Text>
      <svg
        className={css.picture}
        role="img"
        aria-label="Ключ для приложения"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
      <div>
        <Text size={14} tone="muted">
          Или введите ключ сами:
        </Text>
        <Text as="div" weight="medium">
          <span className={css.secret}>{grouped(secret)}</span>
        </Text>
      </div>
      <Text>Приложение покажет шесть цифр. Введите их&nbsp;здесь.</Text>
      <FactorCodeForm label="Включить" saving={open.saving} onCode={open.turnOn} onCancel={open.cancel} />
    </Stack>
  );
}
