import type { StaffClient } from '@siren/domain/client-records';
import { signOutByStaff } from '../account/index.ts';
import type { Context } from '../http/index.ts';
import { changeClient } from './changeClient.ts';

/** Signs a client out everywhere. @throws ApiError client.not_found, client.of_staff */
export const endClientSessions = (context: Context, { id }: { id: number }): Promise<StaffClient> =>
  changeClient(context, id, (tx) => signOutByStaff(context, tx, { kind: 'client', id }));
