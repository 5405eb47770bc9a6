import { useId } from 'react';
import type { SubmitEvent } from 'react';
import { useEscape, useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { TextField } from '../field/index.ts';
import type { LineProps } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ChevronRightIcon, CloseIcon, SearchIcon } from '../icons/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface SearchFieldProps
  extends LineProps, Native<'input', 'size' | 'id' | 'type' | 'value' | 'defaultValue'> {
  /** What is searched; it stands in the empty field too. @default 'Поиск по каталогу' */
  label?: string;
  /** The name is heard and not seen. @default true */
  hideLabel?: boolean;
  /** The query. */
  value?: string;
  /** The query at first, when nobody else keeps it. @default '' */
  defaultValue?: string;
  /** The query after each change. */
  onValueChange?: (query: string) => void;
  /** The query without spaces around it, on Enter or «Найти». Without it the form is sent to `action`. */
  onSearch?: (query: string) => void;
  /** Address that shows what is found, for a page that is not alive yet. */
  action?: string;
  /** The search runs: a spinner on «Найти». One can search for something else meanwhile. @default false */
  loading?: boolean;
}

/**
 * A form of its own with one field. Esc and the cross empty it; Esc in an empty one means what it means around it, and
 * while a list hangs on the field (`aria-controls`) it is for the list.
 */
export function SearchField({
  label = 'Поиск по каталогу',
  hideLabel = true,
  id,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  action,
  loading = false,
  ...rest
}: SearchFieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const [query, change] = useValue(value, defaultValue, onValueChange, control);
  const off = rest.disabled === true || rest.readOnly === true;

  const clear = () => {
    change('');
    document.getElementById(control)?.focus();
  };
  const listed = rest['aria-controls'] !== undefined;
  useEscape(({ id }) => id === control, query !== '' && !off && !listed, clear);

  const submit = (event: SubmitEvent) => {
    if (!onSearch && action !== undefined) return;
    event.preventDefault();
    onSearch?.(query.trim());
  };
  return (
    <form role="search" aria-label={label} action={action} onSubmit={submit}>
      <TextField
        name="q"
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        id={control}
        label={label}
        hideLabel={hideLabel}
        type="search"
        aria-busy={loading || undefined}
        value={query}
        onValueChange={change}
        start={<SearchIcon />}
        end={
          <>
            {query !== '' && !off && (
              <IconButton size="s" label="Очистить" icon={<CloseIcon />} onClick={clear} />
            )}
            <IconButton
              size="s"
              type="submit"
              label="Найти"
              disabled={rest.disabled}
              icon={loading ? <Spinner size="m" /> : <ChevronRightIcon />}
            />
            <VisuallyHidden>
              <span role="status">{loading && 'Идёт поиск'}</span>
            </VisuallyHidden>
          </>
        }
      />
    </form>
  );
}
