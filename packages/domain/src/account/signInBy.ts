/** What somebody names their account by. */
export type AccountName = { by: 'id'; id: number } | { by: 'login'; login: string };

/** The number of an account, with or without its sign; longer ones are phones. */
const NUMBER = /^(?:№|#|n)?\s*([1-9]\d{0,8})$/i;

/** What the one field «Логин» names: the number of an account, or a login, phone or e-mail (behaviour account-2). */
export function signInBy(typed: string): AccountName {
  const text = typed.trim();
  const [, id] = NUMBER.exec(text) ?? [];
  return id === undefined ? { by: 'login', login: text } : { by: 'id', id: Number(id) };
}
