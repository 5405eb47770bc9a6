import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { blockClient } from './blockClient.ts';
import { callClient, sayOfClientCall } from './callClient.ts';
import { endClientSession, readClientSessions } from './clientSessions.ts';
import { correctBonus } from './correctBonus.ts';
import { endClientSessions } from './endClientSessions.ts';
import { eraseClient, readErasing } from './erasing/index.ts';
import { listClients } from './listClients.ts';
import { readClientBonus } from './readClientBonus.ts';
import { readStaffClient } from './readStaffClient.ts';
import { saveClient } from './saveClient.ts';

/** Calls by which staff look at accounts of clients, and change what is theirs to change. */
export const clientRecordsHandlers: Pick<Handlers, Extract<CallPath, `/api/admin/clients/${string}`>> = {
  '/api/admin/clients/list': listClients,
  '/api/admin/clients/get': (context, { id }) => readStaffClient(context, id),
  '/api/admin/clients/correct-bonus': correctBonus,
  '/api/admin/clients/save': saveClient,
  '/api/admin/clients/block': blockClient,
  '/api/admin/clients/call': callClient,
  '/api/admin/clients/call-result': sayOfClientCall,
  '/api/admin/clients/erasing': readErasing,
  '/api/admin/clients/erase': eraseClient,
  '/api/admin/clients/end-sessions': endClientSessions,
  '/api/admin/clients/end-session': endClientSession,
  '/api/admin/clients/sessions': readClientSessions,
  '/api/admin/clients/bonus': readClientBonus,
};
