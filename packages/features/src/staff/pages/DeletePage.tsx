import { paths } from '@siren/contract/routes';
import { deletePageProblem } from '@siren/domain/pages';
import type { PageUses, StaffPageRow } from '@siren/domain/pages';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Combobox } from '@siren/ui/combobox';
import { DefinitionList } from '@siren/ui/definition-list';
import { Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useApi, useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { screenPath, useTell } from '../kit/index.ts';
import { pagesResource, usesResource } from './resources.ts';

/** A page as far as its row knows it. */
export type ListedPage = Pick<StaffPageRow, 'id' | 'kind' | 'fed' | 'title' | 'version'>;

const NOWHERE = { value: '', label: 'Никуда: страница удалена (410)' };

/** Pages that shoppers see and that have an address of their own, but for this one. */
const targetOptions = (rows: readonly StaffPageRow[], own: number) => [
  NOWHERE,
  ...rows
    .filter(({ id, live, path }) => live && path !== null && id !== own)
    .map(({ id, title }) => ({ value: String(id), label: title })),
];

/** What leads to the page, with ways there. */
function Uses({ uses }: { uses: PageUses }) {
  const { foot, pages, addresses } = uses;
  const items = [
    foot && {
      term: 'Внизу сайта',
      value: <Link render={<RouterLink to={screenPath('pages')} />}>ссылка уйдёт сразу</Link>,
    },
    pages.length > 0 && {
      term: 'Блоки страниц',
      value: pages.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link render={<RouterLink to={`${screenPath('pages')}/${id}`} />}>{title}</Link>
        </span>
      )),
    },
    addresses.length > 0 && {
      term: 'Старые адреса',
      value: addresses.map((path) => paths.promo(path)).join(', '),
    },
  ].flatMap((item) => (item ? [item] : []));
  return items.length === 0 ? null : <DefinitionList kind="params" items={items} />;
}

export interface DeletePageProps {
  page: ListedPage;
  onLeave(): void;
}

/** All pages, and the wish that this one is none of them; it goes on to the list: the record is gone. */
function useRemove({ id, version }: ListedPage) {
  const api = useApi();
  const tell = useTell();
  const navigate = useNavigate();
  const { data, mutate } = useResource(pagesResource);
  async function remove(leadsTo: number | null): Promise<void> {
    const answer = await api.call('/api/admin/pages/delete', { id, version, leadsTo });
    tell.done('Страница удалена. Вернуть её можно из\u00a0истории действий');
    void navigate(screenPath('pages'), { replace: true });
    void mutate(answer, { revalidate: false });
  }
  return { rows: data?.pages ?? [], remove };
}

/** Deletes a page, after what leads to it is told. One that blocks of other pages lead to names them. */
export function DeletePage({ page, onLeave }: DeletePageProps) {
  const { data: uses } = useResource(usesResource(page.id));
  const [leadsTo, setLeadsTo] = useState<number | null>(null);
  const { rows, remove } = useRemove(page);
  const navigate = useNavigate();
  if (!uses) return null;
  const isUsed = deletePageProblem({ ...page, uses }) !== null;
  const [first] = uses.pages;
  const options = targetOptions(rows, page.id);
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onLeave()}
      title={isUsed ? 'Эту страницу пока не\u00a0удалить' : `Удалить «${page.title}»?`}
      description={
        isUsed
          ? 'На\u00a0неё ведут блоки других страниц. Сначала поменяйте их.'
          : 'С\u00a0сайта она уйдёт сразу. Вернуть её можно из\u00a0истории действий.'
      }
      confirmLabel={isUsed ? `К\u00a0странице «${first?.title ?? ''}»` : 'Удалить'}
      tone={isUsed ? 'neutral' : 'danger'}
      describeError={errorText}
      onConfirm={() =>
        isUsed ? void navigate(`${screenPath('pages')}/${first?.id ?? ''}`) : remove(leadsTo)
      }
    >
      <Stack gap={4}>
        <Uses uses={uses} />
        {!isUsed && (
          <Combobox
            label="Куда поведут её адреса"
            options={options}
            value={options.find(({ value }) => value === String(leadsTo ?? '')) ?? NOWHERE}
            onValueChange={(chosen) => setLeadsTo(chosen?.value ? Number(chosen.value) : null)}
          />
        )}
      </Stack>
    </AlertDialog>
  );
}
