import { ApiError } from '@siren/contract/errors';
import type { Certificate } from '@siren/domain/clients';
import { errorText } from '../notices/index.ts';
import { unusableNote } from './certificateNote.ts';

/** What the refusal carries of a certificate that is there and cannot pay. */
type Found = Pick<Certificate, 'status' | 'expiresAt'>;

/** Why a certificate was refused: in words of its own where it is known and cannot pay. */
export function certificateRefusal(error: unknown): string {
  const found = error instanceof ApiError ? (error.body.data as Found | undefined) : undefined;
  return found && found.status !== 'active' ? unusableNote(found.status, found.expiresAt) : errorText(error);
}
