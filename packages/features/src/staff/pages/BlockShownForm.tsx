import { shownAlways, withShown } from '@siren/domain/pages';
import { MultiCombobox } from '@siren/ui/combobox';
import { DateField } from '@siren/ui/date-field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import type { BlockFormProps } from './BlockFormProps.ts';
import * as css from './Pages.css.ts';

/** When and where a block is shown, besides what its page says. */
export function BlockShownForm({
  block,
  page,
  choices,
  onChange,
}: Omit<BlockFormProps, 'onUnread' | 'unread'>) {
  const { from, to, cities } = block.shown ?? shownAlways;
  const options = (choices?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const chosen = (cities ?? []).map(
    (id) => options.find(({ value }) => value === String(id)) ?? { value: String(id), label: `№\u00a0${id}` },
  );
  const setCities = (ids: readonly number[]) =>
    onChange(withShown(block, { cities: ids.length === 0 ? null : [...ids] }));
  return (
    <Stack gap={3}>
      <Heading level={3} size="card">
        Когда и&nbsp;где виден
      </Heading>
      <div className={css.pair}>
        <DateField
          label="Виден с"
          optional
          today={page.today}
          value={from}
          onValueChange={(day) => onChange(withShown(block, { from: day }))}
        />
        <DateField
          label="Виден по"
          optional
          today={page.today}
          value={to}
          hint="Включительно, по&nbsp;часам магазина"
          onValueChange={(day) => onChange(withShown(block, { to: day }))}
        />
      </div>
      <MultiCombobox
        label="Города"
        hint="Пусто: виден во&nbsp;всех городах страницы"
        options={options}
        value={chosen}
        onValueChange={(next) => setCities(next.map(({ value }) => Number(value)))}
      />
    </Stack>
  );
}
