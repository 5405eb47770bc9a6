/** So many are shown at once; the others wait their turn (behaviour notices-1). */
export const VISIBLE_MAX = 5;

/** An error goes by itself after so long, counted from when it is shown (behaviour notices-1). Milliseconds. */
export const ERROR_MS = 3000;

/** Other news stays a little longer: it may have a button to press. Milliseconds. */
export const NEWS_MS = 5000;

export const notificationTones = ['neutral', 'positive', 'caution', 'critical'] as const;
export type NotificationTone = (typeof notificationTones)[number];

export interface NotificationAction {
  /** What the button does: «Вернуть». */
  label: string;
  /** Called when the notification has been closed: what is shown from here may have its id. */
  onSelect: () => void;
}

export interface Notification {
  id: string;
  tone: NotificationTone;
  /** What happened and what to do, in one or two lines. */
  text: string;
  /** A line in semibold above the text. */
  title?: string;
  /** One button. Pressing it also closes the notification. */
  action?: NotificationAction;
  /** Something is under way: a spinner stands in place of the icon. */
  pending: boolean;
  /** How long it is shown, in ms; Infinity until it is closed. */
  duration: number;
}

/** What one says; the rest has defaults. */
export type NewNotification = Pick<Notification, 'text'> & Partial<Notification>;

/** What may be changed in one that is there already. */
export type NotificationChange = Partial<Omit<Notification, 'id'>>;

/** What is under way stays until something becomes of it; an error for `ERROR_MS`, all else for `NEWS_MS`. */
const usualDuration = (tone: NotificationTone, pending: boolean): number => {
  if (pending) return Infinity;
  return tone === 'critical' ? ERROR_MS : NEWS_MS;
};

/** Fills in the defaults. */
export function newNotification(
  id: string,
  { tone = 'neutral', pending = false, duration = usualDuration(tone, pending), ...rest }: NewNotification,
): Notification {
  return { ...rest, id, tone, pending, duration };
}

/** Changes part of it. A duration of its own stays, the usual one follows what it is now. */
export function changedNotification(former: Notification, change: NotificationChange): Notification {
  const { id, tone, pending, duration } = former;
  const own = duration === usualDuration(tone, pending) ? undefined : duration;
  return newNotification(id, { ...former, duration: own, ...change });
}
