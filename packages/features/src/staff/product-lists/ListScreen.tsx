import { listState, listStateWords } from '@siren/domain/product-lists';
import type { StaffList } from '@siren/domain/product-lists';
import { Avatar } from '@siren/ui/avatar';
import { Badge } from '@siren/ui/badge';
import { Callout } from '@siren/ui/callout';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import {
  LeaveGuard,
  deedHistory,
  RecordComing,
  RecordHead,
  RecordHistory,
  RecordPage,
  screenPath,
} from '../kit/index.ts';
import { FindGoods } from './FindGoods.tsx';
import { ListDaysForm } from './ListDaysForm.tsx';
import { ListGoods } from './ListGoods.tsx';
import { ListMenu } from './ListMenu.tsx';
import { ListPreview } from './ListPreview.tsx';
import { ListUses } from './ListUses.tsx';
import { stateTones } from './listWords.ts';
import { NewList } from './NewList.tsx';
import { PasteArticles } from './PasteArticles.tsx';
import * as css from './ProductLists.css.ts';
import { listResource } from './resources.ts';
import { useListedGoods, useSharedList } from './useSharedList.ts';
import type { OpenList } from './useSharedList.ts';

/** A list of goods that several editors keep at once; or one that is to be made. */
export function ListScreen() {
  if (useParams()['id'] === 'new') return <NewList />;
  return (
    <RecordPage kind="Список" list={{ label: 'Списки товаров', path: screenPath('product-lists') }}>
      {(id) => <Opened key={id} id={id} />}
    </RecordPage>
  );
}

function Opened({ id }: { id: number }) {
  const { data, error, mutate } = useResource(listResource(id));
  return data ? <Loaded list={data} /> : <RecordComing error={error} onRetry={() => void mutate()} />;
}

/** Whether all is in the shop already, and who else is here. */
function Standing({ open: { waiting, editors, error } }: { open: OpenList }) {
  return (
    <Inline gap={3}>
      <Text as="span" size={14} tone="muted" role="status">
        {waiting === 0 ? 'Всё сохранено' : error === null ? 'Сохраняем…' : 'Нет связи, сохраним позже'}
      </Text>
      {editors.length > 0 && (
        <span className={css.people}>
          {editors.map(({ tab, name }) => (
            <Avatar key={tab} size="s" name={name} presence="online" />
          ))}
        </span>
      )}
    </Inline>
  );
}

function Loaded({ list }: { list: StaffList }) {
  const open = useSharedList(list);
  const { content, error, waiting } = open;
  const goods = useListedGoods(list, content.offers);
  const state = listState(content, list.today);
  const near = { open, goods };
  return (
    <>
      <RecordHead
        title={content.name}
        marks={
          <Badge shape="pill" tone={stateTones[state]}>
            {listStateWords[state]}
          </Badge>
        }
        actions={
          <Inline gap={3}>
            <Standing open={open} />
            <ListMenu list={list} open={open} />
          </Inline>
        }
      />
      {error !== null && (
        <Callout tone={waiting > 0 ? 'caution' : 'critical'} role="alert">
          {errorText(error)}
        </Callout>
      )}
      <div className={css.bench}>
        <div className={css.column}>
          <ListGoods {...near} />
          <FindGoods {...near} />
          <PasteArticles {...near} />
        </div>
        <div className={css.column}>
          <ListDaysForm open={open} today={list.today} />
          <ListUses uses={list.uses} />
          <ListPreview city={list.city} {...near} />
          <RecordHistory lines={deedHistory(list.changes)} timeZone={list.timeZone} />
        </div>
      </div>
      <LeaveGuard dirty={waiting > 0} lost />
    </>
  );
}
