import { DEFAULT_BUYER_NAME } from '../checkout/index.ts';
import type { Step } from '../scheduling/index.ts';
import type { InternetUser } from './entities.ts';

export interface InternetUserState {
  user: InternetUser;
  /** Phone whose lookup is on its way; null while none is. */
  asked: string | null;
  /** The found user while a detachment is on its way, to be put back where it fails. */
  detaching: InternetUser | null;
}

export type InternetUserEvent =
  /** Staff look a client up by a phone. */
  | { type: 'lookup'; phone: string }
  /** The server knows the phone's owner. */
  | { type: 'found'; phone: string; id: number; name: string }
  /** The server does not know the phone. */
  | { type: 'unknown'; phone: string }
  /** The answer was empty, or the server failed (500). */
  | { type: 'failed'; phone: string }
  /** Staff part from the client. */
  | { type: 'detach' }
  | { type: 'detached' }
  | { type: 'detach_failed' };

export type InternetUserEffect = { type: 'resolve'; phone: string } | { type: 'detach'; id: number };

const NOBODY: InternetUser = { status: 'empty', phone: '', name: '', id: null };

export const INTERNET_USER_INITIAL: InternetUserState = { user: NOBODY, asked: null, detaching: null };

type Result = Extract<InternetUserEvent, { type: 'found' | 'unknown' | 'failed' }>;

function userOf(result: Result): InternetUser {
  const { phone } = result;
  if (result.type === 'found') return { status: 'found', phone, name: result.name, id: result.id };
  if (result.type === 'unknown') return { status: 'new', phone, name: DEFAULT_BUYER_NAME, id: null };
  return { status: 'unavailable', phone, name: '', id: null };
}

/**
 * The lookup of an internet-shop client (behaviour clients-1): empty, then found, new or unavailable; detaching a
 * found one empties it at once and puts it back where the server refuses. Answers for a phone that is no
 * longer asked for change nothing.
 */
export function stepInternetUser(
  state: InternetUserState,
  event: InternetUserEvent,
): Step<InternetUserState, InternetUserEffect> {
  switch (event.type) {
    case 'lookup':
      if (state.user.status === 'found' || state.detaching) return { state, effects: [] };
      return {
        state: { ...INTERNET_USER_INITIAL, asked: event.phone },
        effects: [{ type: 'resolve', phone: event.phone }],
      };
    case 'found':
    case 'unknown':
    case 'failed':
      if (state.asked !== event.phone) return { state, effects: [] };
      return { state: { ...INTERNET_USER_INITIAL, user: userOf(event) }, effects: [] };
    case 'detach': {
      const { user } = state;
      if (state.detaching) return { state, effects: [] };
      if (user.id === null) return { state: INTERNET_USER_INITIAL, effects: [] };
      return {
        state: { ...INTERNET_USER_INITIAL, detaching: user },
        effects: [{ type: 'detach', id: user.id }],
      };
    }
    case 'detached':
      return { state: { ...state, detaching: null }, effects: [] };
    case 'detach_failed':
      return { state: { ...state, user: state.detaching ?? state.user, detaching: null }, effects: [] };
  }
}
