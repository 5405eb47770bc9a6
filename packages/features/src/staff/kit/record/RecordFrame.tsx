import { ApiError } from '@siren/contract/errors';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { createContext, use } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmProvider } from '../../../confirm/index.ts';
import { ScreenFailed } from '../ScreenFailed.tsx';
import * as css from './RecordFrame.css.ts';
import { useListBehind } from '../list/listBehind.ts';
import { Neighbours } from './Neighbours.tsx';
import type { NearList } from './usePlaceInList.ts';
import { RecordMissing } from './RecordMissing.tsx';
import type { RecordList } from './RecordMissing.tsx';
import { useRecordId } from './useRecordId.ts';

export interface RecordPageProps {
  /** What a record of its kind is called, «Заказ». */
  kind: string;
  /** The list that it is one of. */
  list: RecordList;
  /** Leads to the records beside it in the list that one came from. @default nothing does */
  near?: NearList;
  /** Draws the record that the address names. */
  children: (id: number) => ReactNode;
}

const ListContext = createContext<RecordList | null>(null);

/**
 * Around a record: its name, the way back to its list, and the question who one is, for calls that need one’s word. An address
 * that names none is told as such, and nothing is asked for.
 */
export function RecordPage({ kind, list: { label, path }, near, children }: RecordPageProps) {
  const id = useRecordId();
  // As one left it: narrowed, in its order, at its page.
  const list = { label, path: path + (useListBehind() ?? '') };
  const name = id === null ? 'Нет такой записи' : `№\u00a0${id}`;
  return (
    <div className={css.page}>
      <title>{id === null ? `${name} | Сирень` : `${kind} № ${id} | Сирень`}</title>
      <div className={css.top}>
        <Breadcrumbs items={[{ label, render: <Link to={list.path} /> }, { label: name }]} />
        {near && id !== null && <Neighbours id={id} path={path} near={near} />}
      </div>
      {id === null ? (
        <RecordMissing list={list} />
      ) : (
        <ListContext value={list}>
          <ConfirmProvider>{children(id)}</ConfirmProvider>
        </ListContext>
      )}
    </div>
  );
}

export interface RecordComingProps {
  error: unknown;
  onRetry: () => void;
  /** @default that of the page around */
  list?: RecordList;
}

/** In place of a record that has not come: on its way, or refused. */
export function RecordComing({ error, onRetry, list: own }: RecordComingProps) {
  const around = use(ListContext);
  const list = own ?? around;
  if (error === undefined) return <Skeleton shape="tile" height="24em" />;
  if (list && error instanceof ApiError && error.status === 404) return <RecordMissing list={list} />;
  return <ScreenFailed error={error} onRetry={onRetry} />;
}

export interface RecordHeadProps {
  title: ReactNode;
  /** How it stands, in badges. */
  marks: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** The heading, for what gives it the focus: where nothing is left to be done. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

export const RecordHead = ({ title, marks, actions, headingRef }: RecordHeadProps) => (
  <div className={css.head}>
    <div className={css.title}>
      <Heading level={1} size="page" ref={headingRef} tabIndex={headingRef && -1}>
        {title}
      </Heading>
      {marks}
    </div>
    {actions}
  </div>
);

/** What a record is made of, and beside it what is known of it. One under another where it is narrow. */
export const RecordColumns = ({ main, aside }: { main: ReactNode; aside: ReactNode }) => (
  <div className={css.columns}>
    <div className={css.column}>{main}</div>
    <div className={css.column}>{aside}</div>
  </div>
);
