import type { StaffClient } from '@siren/domain/client-records';
import { Callout } from '@siren/ui/callout';
import { Inline } from '@siren/ui/layout';
import {
  AccountSessions,
  BlockAccount,
  calledOf,
  CallButton,
  CallResults,
  NewOrder,
  RecordColumns,
  RecordComing,
  RecordHead,
  RecordHistory,
  RecordPage,
  screenPath,
  StaffNote,
  clientHistory,
} from '../kit/index.ts';
import { ClientBonus } from './ClientBonus.tsx';
import { ClientCertificates } from './ClientCertificates.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import { ClientMarks } from './ClientMarks.tsx';
import { ClientOrders } from './ClientOrders.tsx';
import { ClientSessions } from './ClientSessions.tsx';
import { ErasedClient } from './ErasedClient.tsx';
import { EraseClient } from './EraseClient.tsx';
import { clientRule, clientsResource } from './resources.ts';
import { useClient } from './useClient.ts';
import type { OpenClient } from './useClient.ts';

const near = { rule: clientRule, pageOf: clientsResource };

/** Anybody's account, whole, and what staff can do to it. */
export const ClientScreen = () => (
  <RecordPage kind="Клиент" list={{ label: 'Клиенты', path: screenPath('clients') }} near={near}>
    {(id) => <Opened key={id} id={id} />}
  </RecordPage>
);

/** Within what asks who one is: its calls go that way. */
function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = useClient(id);
  return data ? <Loaded client={data} open={open} /> : <RecordComing error={error} onRetry={retry} />;
}

const blockFollows = {
  block: 'Все сеансы завершатся, войти и\u00a0заказать будет нельзя. Заказы останутся.',
  letIn: 'Клиент снова сможет войти и\u00a0заказывать.',
};

/** A client who may not enter cannot order either. */
const Actions = ({ client, phone, open }: { client: StaffClient; phone: string; open: OpenClient }) => (
  <Inline gap={2}>
    <CallButton phone={phone} onCall={() => open.call()} />
    {!client.blocked && <NewOrder phone={phone} />}
  </Inline>
);

function Loaded({ client, open }: { client: StaffClient; open: OpenClient }) {
  const { id, phone, staff, erased, note, changes, timeZone } = client;
  const isFixed = staff || erased !== null;
  return (
    <>
      <RecordHead
        title={calledOf(client)}
        marks={<ClientMarks {...client} erased={erased !== null} />}
        actions={phone !== null && <Actions client={client} phone={phone} open={open} />}
      />
      {staff && <Callout>Это учётная запись сотрудника: здесь её не&nbsp;меняют.</Callout>}
      {erased && <ErasedClient erased={erased} timeZone={timeZone} />}
      <RecordColumns
        main={
          <>
            <ClientOrders client={client} />
            {!erased && <ClientBonus client={client} open={open} />}
            <ClientCertificates client={client} />
            <RecordHistory
              lines={clientHistory(changes)}
              timeZone={timeZone}
              ask={<CallResults changes={changes} onSay={(said) => open.sayOfCall(said)} />}
            />
          </>
        }
        aside={
          <>
            <ClientFacts client={client} open={open} />
            {!erased && (
              <AccountSessions
                sessions={client.sessions}
                may={!staff}
                description="Клиенту придётся войти заново везде."
                onEnd={() => open.endSessions()}
              >
                {!staff && <ClientSessions client={client} open={open} />}
              </AccountSessions>
            )}
            {!isFixed && <StaffNote name={`client/${id}`} note={note} save={(text) => open.save(text)} />}
            {!isFixed && (
              <BlockAccount
                name={calledOf(client)}
                blocked={client.blocked}
                follows={blockFollows}
                onBlock={(blocking) => open.block(blocking)}
              />
            )}
            {!isFixed && <EraseClient client={client} open={open} />}
          </>
        }
      />
    </>
  );
}
