import type { StaffClient } from '@siren/domain/client-records';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Heading } from '@siren/ui/heading';
import { PhoneIcon } from '@siren/ui/icons';
import { Skeleton } from '@siren/ui/skeleton';
import { Link, useParams } from 'react-router-dom';
import { ConfirmProvider } from '../../confirm/index.ts';
import { ScreenFailed, screenPath, StaffNote } from '../kit/index.ts';
import { BlockClient } from './BlockClient.tsx';
import { ClientBonus } from './ClientBonus.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import { ClientHistory } from './ClientHistory.tsx';
import { ClientMarks } from './ClientMarks.tsx';
import { ClientOrders } from './ClientOrders.tsx';
import * as css from './ClientScreen.css.ts';
import { ClientSessions } from './ClientSessions.tsx';
import { calledOf } from './clientWords.ts';
import { useClient } from './useClient.ts';
import type { OpenClient } from './useClient.ts';

/** Anybody's account, whole, and what staff can do to it. */
export function ClientScreen() {
  const id = Number(useParams()['id'] ?? '');
  return (
    <div className={css.page}>
      <title>{`Клиент № ${id} | Сирень`}</title>
      <Breadcrumbs
        items={[{ label: 'Клиенты', render: <Link to={screenPath('clients')} /> }, { label: `№\u00a0${id}` }]}
      />
      <ConfirmProvider>
        <Opened key={id} id={id} />
      </ConfirmProvider>
    </div>
  );
}

/** Within what asks who one is: its calls go that way. */
function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = useClient(id);
  if (data) return <Loaded client={data} open={open} />;
  return error === undefined ? (
    <Skeleton shape="tile" height="24em" />
  ) : (
    <ScreenFailed error={error} onRetry={retry} />
  );
}

function Loaded({ client, open }: { client: StaffClient; open: OpenClient }) {
  const { id, phone, staff, note } = client;
  return (
    <>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={1} size="page">
            {calledOf(client)}
          </Heading>
          <ClientMarks {...client} />
        </div>
        {phone !== null && (
          <Button variant="line" icon={<PhoneIcon />} render={<a href={`tel:${phone}`} />}>
            Позвонить
          </Button>
        )}
      </div>
      {staff && <Callout>Это учётная запись сотрудника: здесь её не&nbsp;меняют.</Callout>}
      <div className={css.columns}>
        <div className={css.column}>
          <ClientOrders client={client} />
          <ClientBonus client={client} open={open} />
          <ClientHistory client={client} />
        </div>
        <div className={css.column}>
          <ClientFacts client={client} />
          <ClientSessions client={client} open={open} />
          {!staff && <StaffNote name={`client/${id}`} note={note} save={(text) => open.save(text)} />}
          {!staff && <BlockClient client={client} open={open} />}
        </div>
      </div>
    </>
  );
}
