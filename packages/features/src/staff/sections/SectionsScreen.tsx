import type { StaffSectionRow } from '@siren/domain/sections';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon, PlusIcon } from '@siren/ui/icons';
import { SearchField } from '@siren/ui/search-field';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ConfirmProvider } from '../../confirm/index.ts';
import { RecordMissing, ScreenFailed, screenPath, useRecordId } from '../kit/index.ts';
import { NewSection } from './NewSection.tsx';
import { SectionRecord, sectionsList } from './SectionRecord.tsx';
import * as css from './Sections.css.ts';
import { SectionsTree } from './SectionsTree.tsx';
import { goodsWords, waysIn } from './sectionWords.ts';
import { foundRows } from './treeRows.ts';
import { useSections } from './useSections.ts';
import type { Sections } from './useSections.ts';

/** How many goods all sections hold. */
const goodsText = (rows: readonly StaffSectionRow[]): string =>
  formatCount(
    rows.filter(({ parent }) => parent === null).reduce((sum, { goods }) => sum + goods, 0),
    goodsWords,
  );

/** The sections of the catalogue as they lie in one another, and beside them the one that is open. A merge may ask who one is. */
export const SectionsScreen = () => (
  <ConfirmProvider>
    <Catalogue />
  </ConfirmProvider>
);

function Catalogue() {
  const asked = useParams()['id'];
  const id = useRecordId();
  const sections = useSections();
  const { rows, error, retry } = sections;
  return (
    <div className={css.page}>
      <title>Разделы | Сирень</title>
      <div className={css.head}>
        <Heading level={1} size="page">
          Разделы
        </Heading>
        {rows && (
          <Text as="span" tone="muted" numeric>
            {formatNumber(rows.length)}, {goodsText(rows)}
          </Text>
        )}
        {rows && <Add rows={rows} around={id} onMade={retry} />}
      </div>
      {rows && (
        <div className={css.columns}>
          <div className={css.list} data-state={asked === undefined ? undefined : 'behind'}>
            <List sections={sections} rows={rows} id={id} />
          </div>
          {asked === undefined && (
            <div className={css.nothing}>
              <Card>
                <Nothing />
              </Card>
            </div>
          )}
          {asked !== undefined && id === null && <RecordMissing list={sectionsList} />}
          {id !== null && <SectionRecord key={id} id={id} rows={rows} sections={sections} />}
        </div>
      )}
      {!rows && error === undefined && <Skeleton shape="tile" height="24em" />}
      {!rows && error !== undefined && <ScreenFailed error={error} onRetry={retry} />}
    </div>
  );
}

interface AddProps {
  rows: readonly StaffSectionRow[];
  around: number | null;
  onMade(): void;
}

/** A new section is looked at as soon as it is there. */
function Add({ rows, around, onMade }: AddProps) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const show = (made: number) => {
    setAdding(false);
    onMade();
    void navigate(`${screenPath('sections')}/${made}`);
  };
  return (
    <>
      <Button icon={<PlusIcon />} variant="line" onClick={() => setAdding(true)}>
        Новый раздел
      </Button>
      {adding && <NewSection rows={rows} around={around} onMade={show} onClose={() => setAdding(false)} />}
    </>
  );
}

interface ListProps {
  sections: Sections;
  rows: NonNullable<Sections['rows']>;
  id: number | null;
}

function List({ sections: { move, last }, rows, id }: ListProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<readonly number[] | null>(null);
  const tops = rows.filter(({ parent }) => parent === null).map((row) => row.id);
  const expanded = opened ?? [...tops, ...(id === null ? [] : waysIn(rows, id))];
  const found = foundRows(rows, query);
  const isWhole = found.length === rows.length;
  if (rows.length === 0)
    return (
      <EmptyState
        title="Разделов пока нет"
        text="Они появятся с&nbsp;первым импортом товаров, или создайте раздел сами."
      />
    );
  return (
    <Card as="section" padding="none" aria-label="Дерево разделов">
      <div className={css.tools}>
        <SearchField label="Найти раздел" value={query} onValueChange={setQuery} />
        {found.length === 0 ? (
          <EmptyState title="Ничего не&nbsp;нашли" text="Проверьте, как написано, или очистите поиск." />
        ) : (
          <SectionsTree
            rows={found}
            chosen={id}
            expanded={new Set(isWhole ? expanded : found.map((row) => row.id))}
            onExpandedChange={setOpened}
            onChoose={(chosen) => void navigate(`${screenPath('sections')}/${chosen}`)}
            onMove={isWhole ? (wish) => void move(wish) : null}
          />
        )}
        <div className={css.moved}>
          <span role="status">{last?.text ?? ''}</span>
          {last && (
            <Button size="s" variant="line" onClick={() => void move(last.back)}>
              Вернуть
            </Button>
          )}
        </div>
        <Hints />
      </div>
    </Card>
  );
}

const hints = [
  ['выше', ArrowUpIcon],
  ['ниже', ArrowDownIcon],
  ['внутрь раздела выше', ArrowRightIcon],
  ['наружу', ArrowLeftIcon],
] as const;

const Hints = () => (
  <div className={css.hints}>
    {hints.map(([words, Arrow]) => (
      <span key={words} className={css.hint}>
        <kbd className={css.key}>Alt</kbd>
        <kbd className={css.key}>
          <Arrow size="s" />
        </kbd>
        {words}
      </span>
    ))}
  </div>
);

const Nothing = () => (
  <EmptyState title="Раздел не&nbsp;выбран" text="Выберите его в&nbsp;дереве: здесь будет всё о&nbsp;нём." />
);
