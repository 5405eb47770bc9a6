import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmProvider } from '../../../confirm/index.ts';
import { ScreenFailed } from '../ScreenFailed.tsx';
import * as css from './RecordFrame.css.ts';

export interface RecordPageProps {
  /** What a record of its kind is called, «Заказ». */
  kind: string;
  /** The list that it is one of. */
  list: { label: string; path: string };
  id: number;
  children: ReactNode;
}

/** Around a record: its name, the way back to its list, and the question who one is, for calls that need one’s word. */
export const RecordPage = ({ kind, list, id, children }: RecordPageProps) => (
  <div className={css.page}>
    <title>{`${kind} № ${id} | Сирень`}</title>
    <Breadcrumbs
      items={[{ label: list.label, render: <Link to={list.path} /> }, { label: `№\u00a0${id}` }]}
    />
    <ConfirmProvider>{children}</ConfirmProvider>
  </div>
);

/** In place of a record that has not come: on its way, or refused. */
export const RecordComing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error === undefined ? (
    <Skeleton shape="tile" height="24em" />
  ) : (
    <ScreenFailed error={error} onRetry={onRetry} />
  );

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
