import { permissions } from '@siren/domain/account';
import { z } from 'zod';
import { defineCall, empty, id } from '../call/index.ts';
import { staffScreens } from './screens/index.ts';
import type { StaffScreenName } from './screens/index.ts';

const screenNames = Object.keys(staffScreens) as [StaffScreenName, ...StaffScreenName[]];

export const staffCalls = {
  '/api/staff/me': defineCall({
    summary: 'Who one is among the staff, what one may do, and what waits on which screen',
    needs: permissions,
    payload: empty,
    answer: z.object({
      user: z.object({ id, login: z.string(), name: z.string() }),
      permissions: z.array(z.enum(permissions)),
      /** How much waits for somebody, by screen; only those that one may see. */
      counts: z.partialRecord(z.enum(screenNames), z.int().min(0)),
    }),
    errors: [],
  }),
};
