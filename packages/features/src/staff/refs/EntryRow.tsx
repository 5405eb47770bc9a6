import { cleanValues, entryProblem, valueText } from '@siren/domain/references';
import type { ReferenceDeclaration, ReferenceEntry, ReferenceField } from '@siren/domain/references';
import { formatCount } from '@siren/ui/format';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useTell } from '../kit/index.ts';
import { DeleteEntry } from './DeleteEntry.tsx';
import { EntryCell } from './EntryCell.tsx';
import { nameOf, problemWords } from './entryWords.ts';
import * as css from './RefScreen.css.ts';
import { useEntry } from './useEntry.ts';
import type { OpenReference } from './useReference.ts';

export interface EntryRowProps {
  declaration: ReferenceDeclaration;
  entries: readonly ReferenceEntry[];
  entry: ReferenceEntry;
  open: OpenReference;
}

/** An entry: its fields, each edited in its place, whether it is on, and the way to delete it. */
export function EntryRow({ declaration, entries, entry, open }: EntryRowProps) {
  const tell = useTell();
  const own = useEntry(entry, open);
  const { id, values, active, uses } = entry;
  const name = nameOf(declaration, entry);
  const cleaned = (field: ReferenceField, text: string) =>
    cleanValues(declaration, { ...values, [field.key]: text });
  const problemOf = (field: ReferenceField, text: string) => {
    const wrong = entryProblem(declaration, entries, { id, values: cleaned(field, text) });
    return wrong?.field === field.key ? problemWords(wrong, field) : null;
  };
  return (
    <div className={css.entry}>
      <div className={css.cells}>
        {declaration.fields.map((field) => (
          <EntryCell
            key={field.key}
            label={field.title}
            entry={name}
            titled={declaration.fields.length > 1}
            text={valueText(values[field.key] ?? '')}
            problemOf={(text) => problemOf(field, text)}
            save={(text) => own.save({ [field.key]: cleaned(field, text)[field.key] ?? '' })}
          />
        ))}
      </div>
      <div className={css.tools}>
        {uses > 0 && (
          <Text as="span" size={12} tone="muted" numeric>
            {formatCount(uses, ['заказ', 'заказа', 'заказов'])}
          </Text>
        )}
        <Switch
          checked={active}
          pending={own.pending}
          onCheckedChange={(on) =>
            void own.switchTo(on).catch((error: unknown) => tell.failed(error, `${name}:`))
          }
        >
          <VisuallyHidden>Действует: {name}</VisuallyHidden>
        </Switch>
        <DeleteEntry
          name={name}
          at={{ id: declaration.id, entry: id }}
          uses={uses}
          off={active ? () => own.switchTo(false) : null}
          onDelete={own.remove}
        />
      </div>
    </div>
  );
}
