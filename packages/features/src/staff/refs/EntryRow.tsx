import { cleanValues, entryProblem, fieldText, nameOf } from '@siren/domain/references';
import type { ReferenceDeclaration, ReferenceEntry, ReferenceField } from '@siren/domain/references';
import { Checkbox } from '@siren/ui/checkbox';
import { Link } from '@siren/ui/link';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { Link as RouterLink } from 'react-router-dom';
import { useTell } from '../kit/index.ts';
import { DeleteEntry } from './DeleteEntry.tsx';
import { EntryCell } from './EntryCell.tsx';
import { FlagCell } from './FlagCell.tsx';
import { cellText, problemWords, usesWords } from './entryWords.ts';
import { goodsWith } from './goodsWith.ts';
import * as css from './RefScreen.css.ts';
import type { Picks } from './merge/index.ts';
import { useEntry } from './useEntry.ts';
import type { OpenReference } from './useReference.ts';

export interface EntryRowProps {
  declaration: ReferenceDeclaration;
  entries: readonly ReferenceEntry[];
  entry: ReferenceEntry;
  open: OpenReference;
  /** Brands that are chosen to be merged; null where entries are not merged. */
  picks: Picks | null;
}

interface RowUsesProps {
  declaration: ReferenceDeclaration;
  entry: ReferenceEntry;
}

/** In how many records an entry stands; goods with it are a press away. */
function RowUses({ declaration, entry }: RowUsesProps) {
  const words = usesWords(declaration, entry.uses);
  const goods = goodsWith(declaration, entry);
  return (
    <Text as="span" size={12} tone="muted" numeric>
      {goods ? (
        <Link render={<RouterLink to={goods.path} />}>
          {words}
          <VisuallyHidden> {goods.words}</VisuallyHidden>
        </Link>
      ) : (
        words
      )}
    </Text>
  );
}

/** More fields than these do not stand beside the buttons on a phone. */
const MANY = 3;
const cellsOf = (fields: number): string => {
  if (fields > MANY) return css.many;
  return fields === MANY ? css.three : css.cells;
};
/** Kinds of fields that hold no words. */
const SHORT: ReadonlySet<ReferenceField['type']> = new Set([
  'money',
  'number',
  'day',
  'hours',
  'color',
  'flag',
]);

/** An entry: its fields, each edited in its place, whether it is on, and the way to delete it. */
export function EntryRow({ declaration, entries, entry, open, picks }: EntryRowProps) {
  const tell = useTell();
  const own = useEntry(entry, open);
  const { id, values, active, uses, also = [], yields = [] } = entry;
  const name = nameOf(declaration, entry);
  const isMany = declaration.fields.length > MANY;
  const cleaned = (field: ReferenceField, text: string) =>
    cleanValues(declaration, { ...values, [field.key]: text });
  const problemOf = (field: ReferenceField, text: string) => {
    const wrong = entryProblem(declaration, entries, { id, values: cleaned(field, text) });
    const isOwn = wrong?.field === field.key || (wrong && declaration.together?.(cleaned(field, text)));
    return isOwn && wrong ? problemWords(wrong, field) : null;
  };
  return (
    <div className={css.entry}>
      {picks && (
        <div className={css.pick}>
          <Checkbox
            aria-label={`Выбрать: ${name}`}
            checked={picks.chosen.includes(id)}
            onCheckedChange={(on) => picks.choose(id, on)}
          />
        </div>
      )}
      <div className={picks ? css.name : cellsOf(declaration.fields.length)}>
        {declaration.fields.map((field) => (
          <div key={field.key} className={isMany && !SHORT.has(field.type) ? css.wide : undefined}>
            {field.type === 'flag' ? (
              <FlagCell
                label={field.title}
                entry={name}
                on={values[field.key] === 'true'}
                pending={own.pending}
                save={(on) => own.save({ [field.key]: String(on) })}
              />
            ) : (
              <EntryCell
                field={field}
                entry={name}
                titled={declaration.fields.length > 1}
                text={fieldText(field, values[field.key] ?? '')}
                shown={cellText(field, values[field.key] ?? '')}
                problemOf={(text) => problemOf(field, text)}
                save={(text) => own.save({ [field.key]: cleaned(field, text)[field.key] ?? '' })}
              />
            )}
          </div>
        ))}
        {also.length > 0 && (
          <span className={css.also}>
            <Text as="span" size={12} tone="muted">
              В&nbsp;файлах также: {also.join(', ')}
            </Text>
          </span>
        )}
        {yields.length > 0 && (
          <span className={css.also}>
            <Text as="span" size={12} tone="caution">
              Важнее этого правила: {yields.join('; ')}
            </Text>
          </span>
        )}
      </div>
      <div className={css.tools}>
        {uses > 0 && <RowUses declaration={declaration} entry={entry} />}
        {declaration.madeBy === 'staff' && (
          <Switch
            checked={active}
            pending={own.pending}
            onCheckedChange={(on) =>
              void own.switchTo(on).catch((error: unknown) => tell.failed(error, `${name}:`))
            }
          >
            <VisuallyHidden>Действует: {name}</VisuallyHidden>
          </Switch>
        )}
        <DeleteEntry
          name={name}
          declaration={declaration}
          entry={entry}
          off={active ? () => own.switchTo(false) : null}
          onReplace={picks ? () => picks.replace(id) : null}
          onDelete={own.remove}
        />
      </div>
    </div>
  );
}
