import type { NewNotification } from './notification.ts';

/** Words alone, or a notification without its id. */
export type Said = string | Omit<NewNotification, 'id'>;

/** What is said of work that takes time. */
export interface WorkWords<Value> {
  /** While it is under way: «Сохраняем…». It stays, with a spinner. */
  pending: Said;
  /** When it is done: «Сохранено». */
  done: Said | ((value: Value) => Said);
  /** When it failed, and what to do next. */
  failed: Said | ((error: unknown) => Said);
}

const notificationOf = (said: Said): Omit<NewNotification, 'id'> =>
  typeof said === 'string' ? { text: said } : said;

/**
 * Speaks of work under one id: the notification that says it is under way becomes the one that says how it ended.
 * Where somebody has closed the former, the end is told all the same: it is news.
 */
export async function followWork<Value>(
  show: (notification: NewNotification) => string,
  work: Promise<Value>,
  { pending, done, failed }: WorkWords<Value>,
): Promise<void> {
  const id = show({ pending: true, ...notificationOf(pending) });
  let value: Value;
  try {
    value = await work;
  } catch (error) {
    const said = typeof failed === 'function' ? failed(error) : failed;
    show({ tone: 'critical', ...notificationOf(said), id });
    return;
  }
  const said = typeof done === 'function' ? done(value) : done;
  show({ tone: 'positive', ...notificationOf(said), id });
}
