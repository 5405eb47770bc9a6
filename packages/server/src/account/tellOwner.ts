import { contactOf } from '@siren/domain/account';
import type { Context } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';

/**
 * Tells the owner of an account what was done to it, where it was reached before: if it was not them they learn of
 * it. What is done is done whether the message goes out or not.
 * @param what «изменён телефон»
 */
export async function tellOwner(
  { log }: Context,
  messages: Messages | null,
  { to, what }: { to: string | null; what: string },
): Promise<void> {
  const contact = to === null ? null : contactOf(to);
  if (!messages || !contact) return;
  const text = `Сирень: в личном кабинете: ${what}. Если это не вы, позвоните нам.`;
  await messages
    .send({ to: contact, text })
    .catch((error: unknown) => log.error(error, 'Telling the owner of an account failed'));
}
