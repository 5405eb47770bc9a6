import { catalogRules, pricesOfValue } from '@siren/domain/catalog-errors';
import type { CatalogError } from '@siren/domain/catalog-errors';
import type { StaffGood } from '@siren/domain/goods';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { formatExactMoney } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { mendWish } from './mendWish.ts';
import { goodResource } from './resources.ts';

export interface MendProps {
  error: CatalogError;
  /** Looks whether the error is gone. */
  onMended(): Promise<unknown>;
}

/** What is mended in place; nothing where that is the matter of the good itself. */
export function Mend(props: MendProps) {
  const { error } = props;
  const { mend } = catalogRules[error.rule];
  // A spoilt description is mended where there is room for it.
  if (mend === null || (mend === 'name' && error.value !== error.record.name)) return null;
  return <MendForm {...props} mend={mend} />;
}

const firstText = ({ rule, value, record }: CatalogError): string => {
  const before = rule === 'price_jump' ? pricesOfValue(value)?.before : undefined;
  return before === undefined ? record.name : formatExactMoney(before).replace(/\s*₽$/u, '');
};

const words = {
  price: {
    label: 'Верная цена, ₽',
    hint: 'Станет заданной вручную: следующий импорт её\u00a0не\u00a0изменит',
  },
  name: { label: 'Верное название', hint: 'Станет заданным вручную: следующий импорт его не\u00a0изменит' },
} as const;

function MendForm({ error, onMended, mend }: MendProps & { mend: 'price' | 'name' }) {
  const api = useApi();
  const tell = useTell();
  const { data: good, mutate } = useResource(goodResource(error.record.id));
  const [typed, setTyped] = useState(firstText(error));
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  async function save(seen: StaffGood): Promise<void> {
    const read = mendWish(error, seen, typed);
    setProblem(read.problem);
    if (read.problem !== null) return;
    setSaving(true);
    try {
      const { id, version } = seen;
      void mutate(await api.call('/api/admin/catalog/save', { id, version, ...read.wish }), {
        revalidate: false,
      });
      await onMended();
      tell.done('Исправлено');
    } catch (refused) {
      setProblem(errorText(refused));
      // Somebody has changed the good meanwhile: the next press goes by what it is now.
      void mutate();
    } finally {
      setSaving(false);
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (good && !saving) void save(good);
  };
  const { label, hint } = words[mend];
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={2}>
        <TextField
          label={label}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          {...(mend === 'price' && { inputMode: 'decimal' })}
          {...(problem !== null && { error: problem })}
        />
        <Text size={12} tone="muted">
          {hint}
        </Text>
        <Button type="submit" wide loading={saving} disabled={!good}>
          Исправить
        </Button>
      </Stack>
    </form>
  );
}
