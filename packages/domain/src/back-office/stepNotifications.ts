import type { Step } from '../scheduling/index.ts';
import type { Notification, SocketPacket } from './entities.ts';
import { packets } from './packets.ts';

export interface NotificationsState {
  /** In the order they came. */
  shown: readonly Notification[];
  /** Ids met since the last authorization; one that was closed does not come back. */
  known: readonly number[];
}

export const NOTIFICATIONS_INITIAL: NotificationsState = { shown: [], known: [] };

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
  return notifications.reduce(
    ({ shown, known }, notification) =>
      known.includes(notification.id)
        ? { shown, known }
        : { shown: [...shown, notification], known: [...known, notification.id] },
    state,
  );
}

function close(state: NotificationsState, id: number): NotificationsState {
  return { ...state, shown: state.shown.filter((notification) => notification.id !== id) };
}

/**
 * The staff's notifications (behaviour socket-3): authorization closes the ones at hand and asks for the list
 * afresh; a new one sounds and appears unless its id is known; the server's close closes the matching one;
 * the user's close is told to the server.
 *
 * @public For the back-office, whichever way its page runs it.
 */
export function stepNotifications(state: NotificationsState, event: NotificationsEvent): NotificationsStep {
  switch (event.type) {
    case 'auth_success':
      return {
        state: NOTIFICATIONS_INITIAL,
        effects: [{ type: 'send', packet: packets.listNotifications() }],
      };
    case 'list':
      return { state: appear(state, event.notifications), effects: [] };
    case 'new': {
      const next = appear(state, [event.notification]);
      return { state: next, effects: next.known === state.known ? [] : [{ type: 'play_sound' }] };
    }
    case 'server_close':
      return { state: close(state, event.id), effects: [] };
    case 'user_close':
      if (!state.shown.some(({ id }) => id === event.id)) return { state, effects: [] };
      return {
        state: close(state, event.id),
        effects: [{ type: 'send', packet: packets.closeNotification(event.id) }],
      };
  }
}
