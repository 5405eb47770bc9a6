import { LIST_NAME_MAX, listProblems } from '@siren/domain/product-lists';
import type { ListFields } from '@siren/domain/product-lists';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { DateField } from '@siren/ui/date-field';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { useShortcut } from '../kit/keys/index.ts';
import type { OpenList } from './useSharedList.ts';

interface ListDaysFormProps {
  open: OpenList;
  today: string;
}

/** Fields that were touched and say something else than the list does. */
function changedIn(set: Partial<ListFields>, list: ListFields): Partial<ListFields> {
  return Object.fromEntries(
    Object.entries(set).filter(([field, value]) => value !== list[field as keyof ListFields]),
  );
}

/** Name and days of a list. What was not touched follows what others say. */
export function ListDaysForm({ open: { content, changes }, today }: ListDaysFormProps) {
  const [set, setSet] = useState<Partial<ListFields>>({});
  const fields = { ...content, ...set };
  const changed = changedIn(set, content);
  const dirty = Object.keys(changed).length > 0;
  const problems = dirty ? listProblems(fields) : {};
  function save(): void {
    if (!dirty || Object.keys(problems).length > 0) return;
    const { name, from, to } = fields;
    // Both days go together: they have to fit each other.
    const days = 'from' in changed || 'to' in changed ? { from, to } : {};
    changes.make({
      kind: 'set',
      fields: { ...('name' in changed ? { name: name.trim() } : {}), ...days },
    });
    setSet({});
  }
  useShortcut('save', save);
  return (
    <Card as="section" aria-label="Когда показывать">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Когда показывать
        </Heading>
        <TextField
          label="Название"
          hint="Видят сотрудники"
          autoComplete="off"
          maxLength={LIST_NAME_MAX}
          value={fields.name}
          error={problems.name}
          onValueChange={(name) => setSet({ ...set, name })}
        />
        <DateField
          label="Первый день"
          today={today}
          hint="Пусто: черновик, покупатели его не&nbsp;видят"
          value={fields.from}
          error={problems.from}
          onValueChange={(from) => setSet({ ...set, from })}
        />
        <DateField
          label="Последний день"
          today={today}
          hint="До&nbsp;23:59:59 по&nbsp;часам магазина"
          value={fields.to}
          error={problems.to}
          onValueChange={(to) => setSet({ ...set, to })}
        />
        <div>
          <Button disabled={!dirty} onClick={save}>
            Сохранить
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
