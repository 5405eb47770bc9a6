import { PARAM_UNIT_MAX, PARAM_VALUE_MAX } from '@siren/domain/goods';
import type { GoodParam, GoodVariant } from '@siren/domain/goods';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { TextField } from '@siren/ui/field';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { notifications } from '@siren/ui/notifications';
import { Text } from '@siren/ui/text';
import { ByHand, usePassFocus, useTell } from '../kit/index.ts';
import type { PassFocus } from '../kit/index.ts';
import { AddParam } from './AddParam.tsx';
import * as css from './GoodParams.css.ts';
import { unitField, valueField } from './paramForm.ts';
import type { OpenGood } from './useGood.ts';
import type { OpenForm } from './useGoodForm.ts';

export interface GoodParamsProps {
  variant: GoodVariant;
  form: OpenForm;
  open: OpenGood;
}

/** Params of the variant that is looked at: what the feed says, and what staff set instead of it or besides. */
export function GoodParams({ variant, form, open }: GoodParamsProps) {
  const { heading, removes } = usePassFocus();
  return (
    <Card as="section" aria-label="Параметры">
      <Inline gap={3} justify="between">
        <Inline gap={3}>
          <Heading ref={heading} level={2} size="panel" tabIndex={-1}>
            Параметры
          </Heading>
          <Text as="span" size={14} tone="muted" numeric>
            {formatNumber(variant.params.filter(({ value }) => value !== null).length)}
          </Text>
        </Inline>
        <AddParam variant={variant} open={open} />
      </Inline>
      {variant.params.length > 0 && (
        <ul aria-label="Параметры" className={css.list}>
          {variant.params.map((param) =>
            param.value === null ? (
              <Gone key={param.key} param={param} variant={variant} open={open} />
            ) : (
              <Row key={param.key} {...{ param, variant, form, open }} removes={removes} />
            ),
          )}
        </ul>
      )}
    </Card>
  );
}

const textOf = ({ value, unit }: { value: string; unit: string | null }) =>
  unit === null ? value : `${value}\u00a0${unit}`;

type RowProps = GoodParamsProps & Pick<PassFocus, 'removes'> & { param: GoodParam };

function Row({ param, variant: { offer }, form, open, removes }: RowProps) {
  const { key, name, feed, byHand } = param;
  const [at, unitAt] = [valueField({ offer, key }), unitField({ offer, key })];
  return (
    <li className={css.row}>
      <div className={css.name}>
        <Text size={14} weight="medium">
          {name}
        </Text>
        {byHand && !feed && <Badge tone="brand">вручную</Badge>}
      </div>
      <TextField
        label={`${name}, значение`}
        hideLabel
        autoComplete="off"
        maxLength={PARAM_VALUE_MAX}
        value={form.fields[at] ?? ''}
        error={form.problemOf(at)}
        onValueChange={(typed) => form.set(at, typed)}
      />
      <TextField
        label={`${name}, единица`}
        hideLabel
        autoComplete="off"
        placeholder="без ед."
        maxLength={PARAM_UNIT_MAX}
        value={form.fields[unitAt] ?? ''}
        onValueChange={(typed) => form.set(unitAt, typed)}
      />
      <Remove param={param} offer={offer} open={open} removes={removes} />
      {feed && (
        <div className={css.note}>
          <ByHand of={name} feed={textOf(feed)} onBack={() => open.save({ paramsBack: [{ offer, key }] })} />
        </div>
      )}
    </li>
  );
}

interface RemoveProps extends Pick<RowProps, 'param' | 'open' | 'removes'> {
  offer: number;
}

/** Takes a param away; a press brings it back. */
function Remove({ param, offer, open, removes }: RemoveProps) {
  const tell = useTell();
  const { key, name, value, unit, feed, byHand } = param;
  async function remove(): Promise<void> {
    try {
      const { version } = await open.save({ params: [{ offer, key, name, value: null, unit }] });
      const before = byHand
        ? { params: [{ offer, key, name, value, unit }] }
        : { paramsBack: [{ offer, key }] };
      const bringBack = () => open.saveSeen(before, version).catch(tell.failed);
      notifications.show({
        ...{ tone: 'positive', text: `Параметр «${feed?.name ?? name}» убрали` },
        action: { label: 'Вернуть', onSelect: () => void bringBack() },
      });
    } catch (error) {
      tell.failed(error);
    }
  }
  return (
    <IconButton
      size="s"
      icon={<TrashIcon />}
      label={`Убрать параметр: ${name}`}
      {...removes(() => void remove())}
    />
  );
}

/** A param of the feed that shoppers do not see. */
const Gone = ({ param, variant: { offer }, open }: Omit<RowProps, 'form' | 'removes'>) => (
  <li className={css.row}>
    <div className={css.note}>
      <Text size={14} tone="muted">
        {param.name}: убран
      </Text>
      <ByHand
        of={param.name}
        feed={param.feed && textOf(param.feed)}
        onBack={() => open.save({ paramsBack: [{ offer, key: param.key }] })}
      />
    </div>
  </li>
);
