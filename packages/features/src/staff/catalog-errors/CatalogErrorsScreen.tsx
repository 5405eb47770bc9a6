import type { CatalogErrorCounts } from '@siren/domain/catalog-errors';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatNumber } from '@siren/ui/format';
import { RefreshIcon } from '@siren/ui/icons';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useKept, useResource } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import {
  ListView,
  meResource,
  momentText,
  RowPanel,
  useColumns,
  useListAddress,
  useOpenedRow,
  useRoom,
  useSavedViews,
} from '../kit/index.ts';
import * as css from './CatalogErrors.css.ts';
import { errorColumns } from './errorColumns.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import { ErrorsFilters } from './ErrorsFilters.tsx';
import { errorName, freshOf, viewsOf } from './errorWords.ts';
import {
  askedBy,
  choicesResource,
  countsResource,
  errorRule,
  errorsFile,
  errorsResource,
  FIRST_SORT,
} from './resources.ts';
import { RuleList } from './RuleList.tsx';
import { useCheckAll } from './useCheckAll.ts';
import { ErrorsSelection } from './ErrorsSelection.tsx';

const keyOf = ({ id }: { id: number }) => String(id);

/** «18 новых, проверено 21 ноября, 12:31» */
function checkedText(counts: CatalogErrorCounts | undefined): string | null {
  const last = counts?.lastCheck;
  if (!counts || !last) return null;
  const fresh = freshOf(counts);
  const checked = `проверено ${momentText(last.at, last.timeZone)}`;
  return fresh > 0 ? `Новых ${formatNumber(fresh)}, ${checked}` : `Новых нет, ${checked}`;
}

/** What is wrong with the catalogue, and what becomes of it. A price that is mended may ask who one is. */
export const CatalogErrorsScreen = () => (
  <ConfirmProvider>
    <CatalogErrors />
  </ConfirmProvider>
);

interface BesideProps {
  isOpen: boolean;
  rules: ReactNode;
  /** The error that is open. */
  panel: ReactNode;
  /** The list. */
  children?: ReactNode;
}

/** Rules before the list, and the error that is open after it. */
const Beside = ({ isOpen, rules, panel, children }: BesideProps) => (
  <div className={css.screen} data-state={isOpen ? 'open' : 'closed'}>
    {rules}
    <div className={css.list}>{children}</div>
    {panel}
  </div>
);

function CatalogErrors() {
  const list = useListAddress(errorRule);
  const answer = useKept(errorsResource(list.address));
  const counts = useResource(countsResource).data;
  const choices = useResource(choicesResource).data;
  const me = useResource(meResource).data?.user.id;
  const opened = useOpenedRow(list, 'error');
  const { checking, check } = useCheckAll();
  const room = useRoom();
  const beside = opened.id !== null;
  const roomy = useMemo(() => errorColumns(room, beside), [room, beside]);
  const columns = useColumns('catalog-error', list, roomy);
  const views = viewsOf(counts, me);
  const saved = useSavedViews(
    { of: { list: 'catalog-error', state: askedBy(list.address) }, hidden: columns.hidden },
    list,
    views.map(({ title }) => title),
  );
  return (
    <ListView
      title="Ошибки каталога"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={[...views, ...saved.links]}
      saved={saved}
      actions={
        <Button
          variant="line"
          size="s"
          icon={<RefreshIcon size="s" />}
          loading={checking}
          onClick={() => void check()}
        >
          Проверить всё
        </Button>
      }
      searchLabel="Товар, артикул, значение"
      filters={<ErrorsFilters list={list} choices={choices} />}
      summary={checkedText(counts)}
      exportAddress={(format) => errorsFile(list.address, format)}
      empty={
        <EmptyState
          title="Ошибок нет"
          text="Каталог проверяется после каждого импорта и&nbsp;раз в&nbsp;день. Проверить можно и&nbsp;сейчас."
        />
      }
      around={
        <Beside
          isOpen={beside}
          rules={room === 'desk' ? counts ? <RuleList list={list} counts={counts} /> : <div /> : null}
          panel={
            opened.id !== null && (
              <RowPanel id={opened.id} title="Ошибка" onClose={opened.close}>
                <ErrorDetails key={opened.id} id={opened.id} people={choices?.people ?? []} />
              </RowPanel>
            )
          }
        />
      }
      renderSelection={(draw) => (
        <ErrorsSelection address={list.address} answer={answer} people={choices?.people ?? []}>
          {draw}
        </ErrorsSelection>
      )}
      columns={columns.shown}
      columnsMenu={columns.menu}
      rowKey={keyOf}
      rowName={errorName}
      rowLink={opened.linkOf}
    />
  );
}
