import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { enterOffice, officeSession } from './officeSession.ts';
import { pastNotifications } from './pastNotifications.ts';

/** Calls of the back-office; what is live comes by its socket. */
export const backOfficeHandlers: Pick<
  Handlers,
  Exclude<
    Extract<CallPath, `/api/backoffice/${string}`>,
    `/api/backoffice/${'rooms' | 'orders' | 'stock' | 'receipts' | 'shift'}/${string}`
  >
> = {
  '/api/backoffice/login': enterOffice,
  '/api/backoffice/session': async (context) => officeSession(context),
  '/api/backoffice/notifications': pastNotifications,
};
