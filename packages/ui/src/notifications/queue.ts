/** So many are shown at once; the others wait their turn. */
export const VISIBLE_MAX = 5;

/** An error goes by itself after so long, counted from when it is shown. Milliseconds. */
export const ERROR_MS = 3000;

/** Other news stays a little longer: it may have a button to press. Milliseconds. */
export const NEWS_MS = 5000;

export const notificationTones = ['neutral', 'positive', 'critical'] as const;
export type NotificationTone = (typeof notificationTones)[number];

export interface NotificationAction {
  /** What the button does: «Вернуть». */
  label: string;
  onSelect: () => void;
}

export interface Notification {
  id: string;
  tone: NotificationTone;
  /** What happened and what to do, in one or two lines. */
  text: string;
  /** A line in semibold above the text. */
  title?: string;
  action?: NotificationAction;
  /** How long it is shown, in ms; Infinity until it is closed. */
  duration: number;
}

/** Appends a notification; one whose id is known takes the place of the former. */
export function withNotification(
  list: readonly Notification[],
  added: Notification,
): readonly Notification[] {
  const known = list.some(({ id }) => id === added.id);
  return known ? list.map((one) => (one.id === added.id ? added : one)) : [...list, added];
}

/** Takes one away, shown or still waiting; an unknown id changes nothing. */
export function withoutNotification(list: readonly Notification[], id: string): readonly Notification[] {
  return list.some((one) => one.id === id) ? list.filter((one) => one.id !== id) : list;
}

/** First come, first shown: the oldest ones, at most `VISIBLE_MAX`. */
export const visibleNotifications = (list: readonly Notification[]): readonly Notification[] =>
  list.slice(0, VISIBLE_MAX);
