import { paths } from '@siren/contract/routes';
import { addressNote, blockWords, lostTypes, newPagePath, takenProblem } from '@siren/domain/pages';
import type { PageKind, StaffPageRow } from '@siren/domain/pages';
import { SECTION_PATH_MAX } from '@siren/domain/sections';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Combobox } from '@siren/ui/combobox';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Select } from '@siren/ui/select';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import { screenPath } from '../kit/index.ts';
import { kindWords } from './pageWords.ts';
import { useNewPage } from './useNewPage.ts';

/** As the contract bounds it. */
const TITLE_MAX = 200;

const kinds = [
  { value: 'free', label: 'Страница: о\u00a0магазине, доставка, возврат' },
  { value: 'promo', label: 'Акция' },
];
const EMPTY = { value: '', label: 'Пустая: блоки добавите сами' };

const sourceOptions = (rows: readonly StaffPageRow[]) => [
  EMPTY,
  ...rows.map(({ id, title, kind }) => ({
    value: String(id),
    label: kind === 'home' ? title : `${title}, ${kindWords[kind].toLowerCase()}`,
  })),
];

/** What a copy goes without, in words; '' where it has all. */
function lostText(source: StaffPageRow | undefined, kind: PageKind): string {
  const lost = source ? lostTypes(source.kind, kind) : [];
  return lost.length === 0
    ? ''
    : ` Без блоков, которых на\u00a0ней не\u00a0бывает: ${lost.map((type) => `«${blockWords[type]}»`).join(', ')}.`;
}

export interface NewPageFormProps {
  rows: readonly StaffPageRow[];
  /** Id of the page to copy, unless somebody chooses another one; null for an empty one. */
  copyOf: number | null;
  /** The page that was to be copied is not there. */
  lost: boolean;
}

/** What somebody has written, beside what is proposed. */
function useWish(rows: readonly StaffPageRow[], copyOf: number | null) {
  const [from, setFrom] = useState(copyOf);
  const [ownKind, setKind] = useState<'free' | 'promo' | null>(null);
  const [ownTitle, setTitle] = useState<string | null>(null);
  const [ownPath, setPath] = useState<string | null>(null);
  const source = rows.find(({ id }) => id === from);
  const kind = ownKind ?? (source?.kind === 'promo' ? 'promo' : 'free');
  const title = ownTitle ?? (source ? `${source.title}: копия` : '');
  const path = ownPath ?? newPagePath(rows, title);
  return { source, kind, title, path, setFrom, setKind, setTitle, setPath };
}

/** Asks what a new page is, what it begins with, how it is called and where it is found. */
export function NewPageForm({ rows, copyOf, lost }: NewPageFormProps) {
  const { make, sending, error, refusedPath, madeBefore } = useNewPage();
  const { source, kind, title, path, ...set } = useWish(rows, copyOf);
  const [tried, setTried] = useState(false);
  const wish = { kind, title: title.trim(), path: path.trim(), copyOf: source?.id ?? null };
  const wrong = {
    title: wish.title === '' ? 'Напишите заголовок.' : null,
    path:
      wish.path === refusedPath
        ? 'Этот адрес только что занял другой сотрудник.'
        : takenProblem(rows, { id: null, path: wish.path }),
  };
  const options = sourceOptions(rows);
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (wrong.title === null && wrong.path === null) void make(wish);
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={4}>
        {lost && <Callout tone="caution">Страницы для копии уже нет: начните с&nbsp;другой.</Callout>}
        <Combobox
          label="С&nbsp;чего начать"
          hint={
            source &&
            `Те\u00a0же блоки и\u00a0регионы. Срок и\u00a0ссылку внизу сайта задайте заново.${lostText(source, kind)}`
          }
          options={options}
          value={options.find(({ value }) => value === String(source?.id ?? '')) ?? EMPTY}
          onValueChange={(chosen) => set.setFrom(chosen?.value ? Number(chosen.value) : null)}
        />
        <Select
          label="Что это"
          options={kinds}
          value={kind}
          onValueChange={(value) => set.setKind(value === 'promo' ? 'promo' : 'free')}
        />
        <TextField
          label="Заголовок"
          autoComplete="off"
          maxLength={TITLE_MAX}
          value={title}
          error={tried && wrong.title}
          onValueChange={set.setTitle}
        />
        <TextField
          label="Адрес"
          autoComplete="off"
          spellCheck={false}
          maxLength={SECTION_PATH_MAX}
          start={paths.promo('')}
          value={path}
          hint={addressNote(rows, { id: null, path: wish.path })}
          // While it is typed; that there is none yet is said once somebody wants to go on.
          error={(tried || wish.path !== '') && wrong.path}
          onValueChange={set.setPath}
        />
        {error !== null && (
          <Callout
            tone="critical"
            role="alert"
            action={
              madeBefore && (
                <Link render={<RouterLink to={`${screenPath('pages')}/${madeBefore.id}`} />}>
                  Открыть «{madeBefore.content.title}»
                </Link>
              )
            }
          >
            {errorText(error)}
          </Callout>
        )}
        <div>
          <Button type="submit" loading={sending}>
            {source ? 'Создать копию' : 'Создать'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
