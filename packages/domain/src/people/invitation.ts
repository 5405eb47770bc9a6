import type { Permission } from '../account/index.ts';
import { isAdministrator } from './administrators.ts';
import type { Standing } from './administrators.ts';
import { mayGive } from './mayGive.ts';

/** So long the link of an invitation is good, ms. */
export const INVITATION_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

export type InvitationProblem = 'unknown' | 'used' | 'expired';

/** What is kept of an invitation; moments in ms since 1970. */
export interface KeptInvitation {
  expiresAt: number;
  used: boolean;
  withdrawn: boolean;
  permissions: readonly Permission[];
  /** Who invited, as they stand now. */
  by: Standing;
}

const stands = ({ by, permissions }: KeptInvitation): boolean =>
  isAdministrator(by) && mayGive(by.permissions, permissions);

/** Who opens the link of an invitation: nobody of the shop's, whose account it is for, or somebody else. */
export const invitees = ['guest', 'own', 'other'] as const;
export type Invitee = (typeof invitees)[number];

/** Only whose account is invited may take the invitation: having the link is not enough. @param user null for a guest */
export const inviteeOf = (account: number, user: number | null): Invitee => {
  if (user === null) return 'guest';
  return user === account ? 'own' : 'other';
};

/**
 * Why the link of an invitation leads nowhere; null where it does. One that was withdrawn is as one that never was, and so is
 * one of somebody who may not give any more what it gives.
 */
export function invitationProblem(kept: KeptInvitation | null, now: number): InvitationProblem | null {
  if (!kept || kept.withdrawn) return 'unknown';
  if (kept.used) return 'used';
  if (!stands(kept)) return 'unknown';
  return now < kept.expiresAt ? null : 'expired';
}
