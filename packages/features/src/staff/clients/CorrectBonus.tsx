import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { formatDecimal } from '@siren/ui/format';
import { Inline } from '@siren/ui/layout';
import { RadioGroup, RadioPill } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import { FieldDiff } from '../kit/index.ts';
import * as css from './ClientScreen.css.ts';
import type { OpenClient } from './useClient.ts';
import { useCorrection } from './useCorrection.ts';

/** As the contract bounds it. */
const REASON_MAX = 500;

/** Adds bonus or takes some off, with the reason. */
export function CorrectBonus({ bonus, open }: { bonus: number; open: OpenClient }) {
  const { form, set, amount, after, problem, sending, send } = useCorrection(bonus, open);
  const word = form.way === 'add' ? 'Начислить' : 'Списать';
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <RadioGroup label="Коррекция" layout="wrap" value={form.way} onValueChange={(way) => set({ way })}>
        <RadioPill value="add">Начислить</RadioPill>
        <RadioPill value="take">Списать</RadioPill>
      </RadioGroup>
      <div className={css.fields}>
        <TextField
          label="Сколько"
          inputMode="decimal"
          autoComplete="off"
          value={form.typed}
          error={problem.amount}
          onValueChange={(typed) => set({ typed })}
        />
        <TextField
          label="Причина"
          hint="Увидят сотрудники"
          autoComplete="off"
          maxLength={REASON_MAX}
          value={form.reason}
          error={problem.reason}
          onValueChange={(reason) => set({ reason })}
        />
      </div>
      <Inline gap={3}>
        <Button type="submit" variant="soft" loading={sending}>
          {amount === null ? word : `${word} ${formatDecimal(Math.abs(amount))}`}
        </Button>
        {after !== null && (
          <Text as="span" size={14} numeric>
            <FieldDiff from={formatDecimal(bonus)} to={formatDecimal(after)} />
          </Text>
        )}
      </Inline>
    </form>
  );
}
