import type { Permission } from '@siren/domain/account';
import { PAGE_MAX, QUERY_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { token } from '../account/index.ts';
import { defineCall, empty, isoDateTime, typed } from '../call/index.ts';
import { notificationShape } from '../packets/index.ts';

const needs: readonly Permission[] = ['backoffice.access'];

/** Who works there: the socket is authorized by both. */
const officeUser = z.object({ login: z.string(), name: z.string(), token });

/** A notification as it was, whether or not somebody has closed it since. */
const pastNotification = z.object({
  ...notificationShape,
  at: isoDateTime,
  closedAt: isoDateTime.nullable(),
});

export const backOfficeCalls = {
  '/api/backoffice/login': defineCall({
    summary:
      'Sign in to the back-office by login (or phone, or e-mail) and password. Whoever was signed in in that browser no longer is. ' +
      'Nobody is signed in who may not work there',
    needs: null,
    payload: z.object({
      login: typed(128).min(1),
      password: z.string().min(1).max(256),
      /** Keep the session beyond the closing of the browser. */
      remember: z.boolean(),
    }),
    answer: officeUser,
    errors: [
      'user.blocked',
      'user.invalid_credentials',
      'auth.attempts_exhausted',
      'factor.needed',
      'backoffice.no_access',
      'backoffice.factor_due',
    ],
  }),
  '/api/backoffice/session': defineCall({
    summary:
      'Who is signed in to the back-office in this browser; null where nobody is, or somebody who may not work there',
    needs: null,
    payload: empty,
    answer: z.object({ user: officeUser.nullable() }),
    errors: [],
  }),
  '/api/backoffice/notifications': defineCall({
    summary: 'All notifications that there were, the newest first, narrowed by words; fifty a page',
    needs,
    payload: z.object({ query: typed(QUERY_MAX), page: z.int().min(1).max(PAGE_MAX) }),
    answer: z.object({ rows: z.array(pastNotification), total: z.int().min(0) }),
    errors: [],
  }),
};
