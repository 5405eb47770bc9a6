import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { formatCount } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { OwnFactor } from '@siren/domain/second-factor';
import { LoadFailed } from '../errors/index.ts';
import { FactorCodeForm } from './FactorCodeForm.tsx';
import { FactorSetup } from './FactorSetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Refused } from './Refused.tsx';
import { useFactor } from './useFactor.ts';
import type { OpenFactor } from './useFactor.ts';

/** Entering by a code of an app besides the password: turned on, off, and kept in reserve. */
export function FactorPart() {
  const open = useFactor();
  const { factor, error, retry, told } = open;
  if (told) return <RecoveryCodes {...told} saving={open.saving} onDone={open.putAway} />;
  if (factor)
    return factor.state === 'on' ? (
      <TurnedOn open={open} factor={factor} />
    ) : (
      <TurnedOff open={open} factor={factor} />
    );
  if (error === undefined) return <Skeleton shape="tile" height="8em" />;
  return <LoadFailed title="Не&nbsp;загрузилось" error={error} retrying={open.retrying} onRetry={retry} />;
}

interface PartProps {
  open: OpenFactor;
  factor: OwnFactor;
}

function TurnedOff({ open, factor }: PartProps) {
  const { saving, begun } = open;
  if (begun) return <FactorSetup begun={begun} open={open} />;
  return (
    <Stack gap={4}>
      {factor.state === 'due' && (
        <Callout tone="caution" title="Ваша роль этого требует.">
          Пока вход по&nbsp;коду не&nbsp;включён, права сотрудника не&nbsp;действуют.
        </Callout>
      )}
      <Text>
        После пароля магазин спросит код из&nbsp;приложения на&nbsp;вашем телефоне. Кто узнает один пароль,
        не&nbsp;войдёт.
      </Text>
      <Refused error={saving.error} />
      <div>
        <Button loading={saving.loading} onClick={open.begin}>
          Включить вход по&nbsp;коду
        </Button>
      </div>
    </Stack>
  );
}

type Asked = 'renew' | 'off';

const asks: Record<Asked, { text: string; label: string }> = {
  renew: {
    text: 'Прежние резервные коды перестанут действовать. Введите код из\u00a0приложения.',
    label: 'Получить новые коды',
  },
  off: {
    text: 'Входить можно будет по\u00a0одному паролю, на\u00a0других устройствах нужно будет войти снова.',
    label: 'Отключить вход по\u00a0коду',
  },
};

function TurnedOn({ open, factor }: PartProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { recoveryLeft, required } = factor;
  const choose = (next: Asked | null) => {
    open.saving.clear();
    setAsked(next);
  };
  return (
    <Stack gap={4}>
      <Inline gap={2}>
        <Badge tone="accent">Включён</Badge>
        <Text as="span" tone={recoveryLeft < 3 ? 'caution' : 'muted'} size={14}>
          {recoveryLeft === 0
            ? 'Резервных кодов не\u00a0осталось'
            : `В\u00a0запасе ${formatCount(recoveryLeft, ['резервный код', 'резервных кода', 'резервных кодов'])}`}
        </Text>
      </Inline>
      {asked ? (
        <>
          <Text>{asks[asked].text}</Text>
          {asked === 'off' && required && (
            <Callout tone="caution">
              Ваша роль требует вход по&nbsp;коду: права перестанут действовать.
            </Callout>
          )}
          <FactorCodeForm
            key={asked}
            label={asks[asked].label}
            recovery
            saving={open.saving}
            onCode={asked === 'off' ? open.turnOff : open.renew}
            onCancel={() => choose(null)}
          />
        </>
      ) : (
        <Inline gap={2}>
          <Button variant="line" onClick={() => choose('renew')}>
            Новые резервные коды
          </Button>
          <Button variant="line" onClick={() => choose('off')}>
            Отключить
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
