import { ApiError, isPublicError } from '@siren/contract/errors';
import type { SocketPacket } from '@siren/domain/back-office';

/** What the server refuses by a packet. */
export interface Refusal {
  text: string;
  /** Key of what was said; null where something else is refused. */
  key: string | null;
}

/** The refusal in a packet; null where it is another packet. */
export function refusalIn({ channel, opcode, data }: SocketPacket): Refusal | null {
  if (channel !== 'system' || opcode !== 'error') return null;
  const { error } = (data ?? {}) as { error?: unknown };
  if (!isPublicError(error)) return null;
  const { key } = (error.data ?? {}) as { key?: unknown };
  return { text: new ApiError(error).message, key: typeof key === 'string' ? key : null };
}
