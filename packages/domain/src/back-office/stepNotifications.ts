import type { Step } from '../scheduling/index.ts';
import type { Notification, SocketPacket } from './entities.ts';
import { packets } from './packets.ts';

export interface NotificationsState {
  /** In the order they came. */
  shown: readonly Notification[];
  /** Ids met since the last authorization; one that was closed does not come back. */
  known: readonly number[];
  /** The newest id that was ever met: ids grow. null before the first list. */
  newest: number | null;
  /** Ids that the user closed and the server has not: it is told again after the next list. */
  closing: readonly number[];
  /** Ids that came by themselves since the last list: the next one may have been made before they came. */
  unlisted: readonly number[];
}

export const NOTIFICATIONS_INITIAL: NotificationsState = {
  shown: [],
  known: [],
  newest: null,
  closing: [],
  unlisted: [],
};

export type NotificationsEvent =
  | { type: 'auth_success' }
  | { type: 'list'; notifications: readonly Notification[] }
  | { type: 'new'; notification: Notification }
  /** The server closed it. */
  | { type: 'server_close'; id: number }
  /** The user closed it. */
  | { type: 'user_close'; id: number };

export type NotificationsEffect = { type: 'play_sound' } | { type: 'send'; packet: SocketPacket };

type NotificationsStep = Step<NotificationsState, NotificationsEffect>;

function appear(state: NotificationsState, notifications: readonly Notification[]): NotificationsState {
  const { shown, known } = notifications.reduce(
    ({ shown: before, known: met }, notification) =>
      met.includes(notification.id)
        ? { shown: before, known: met }
        : { shown: [...before, notification], known: [...met, notification.id] },
    { shown: state.shown, known: state.known },
  );
  const newest = known.reduce((most, id) => Math.max(most, id), state.newest ?? 0);
  return { ...state, shown, known, newest };
}

const sound: NotificationsEffect = { type: 'play_sound' };

function close(state: NotificationsState, id: number): NotificationsState {
  return { ...state, shown: state.shown.filter((notification) => notification.id !== id) };
}

const tellClosed = (id: number): NotificationsEffect => ({
  type: 'send',
  packet: packets.closeNotification(id),
});

/** Without what a list has no more; should it be for them again, it comes back. */
function forget(state: NotificationsState, listed: readonly number[]): NotificationsState {
  const gone = state.shown.filter(({ id }) => !listed.includes(id) && !state.unlisted.includes(id));
  if (gone.length === 0) return state;
  const stays = (id: number) => gone.every((one) => one.id !== id);
  return { ...state, shown: state.shown.filter(({ id }) => stays(id)), known: state.known.filter(stays) };
}

function takeList(state: NotificationsState, notifications: readonly Notification[]): NotificationsStep {
  const listed = notifications.map(({ id }) => id);
  // What one closed and the server still has: the word of it was lost.
  const isListed = (id: number) => listed.includes(id);
  const closing = state.closing.every(isListed) ? state.closing : state.closing.filter(isListed);
  const open = notifications.filter(({ id }) => !closing.includes(id));
  const next = appear({ ...forget(state, listed), closing, unlisted: [] }, open);
  const missed = state.newest !== null && next.newest !== state.newest;
  return { state: next, effects: [...(missed ? [sound] : []), ...closing.map(tellClosed)] };
}

/**
 * The staff's notifications (behaviour socket-3): authorization closes the ones at hand and asks for the list
 * afresh; a new one sounds and appears unless its id is known; the server's close closes the matching one;
 * the user's close is told to the server. A list that holds what came while nobody was connected sounds once; the first one does not.
 * What a list has no more goes (behaviour office-49), unless it came since the list before: that one may be the older.
 */
export function stepNotifications(state: NotificationsState, event: NotificationsEvent): NotificationsStep {
  switch (event.type) {
    case 'auth_success':
      return {
        state: { ...state, shown: [], known: [], unlisted: [] },
        effects: [{ type: 'send', packet: packets.listNotifications() }],
      };
    case 'list':
      return takeList(state, event.notifications);
    case 'new': {
      const { id } = event.notification;
      // One that a list told before its own packet came has sounded already.
      if (state.known.includes(id)) return { state, effects: [] };
      const next = appear(state, [event.notification]);
      return { state: { ...next, unlisted: [...state.unlisted, id] }, effects: [sound] };
    }
    case 'server_close': {
      const closing = state.closing.filter((id) => id !== event.id);
      return { state: { ...close(state, event.id), closing }, effects: [] };
    }
    case 'user_close': {
      // One that was closed already is told once. One that is not met yet may still stand there from before the authorization.
      const isThere = state.shown.some(({ id }) => id === event.id);
      if ((state.known.includes(event.id) && !isThere) || state.closing.includes(event.id))
        return { state, effects: [] };
      const known = isThere ? state.known : [...state.known, event.id];
      return {
        state: { ...close({ ...state, known }, event.id), closing: [...state.closing, event.id] },
        effects: [tellClosed(event.id)],
      };
    }
  }
}
