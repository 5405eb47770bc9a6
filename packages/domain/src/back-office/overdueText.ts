/** So many orders are named; of more, all but one of these, and how many others there are. */
const NAMED = 4;

const numbers = (ids: readonly number[]): string => ids.map((id) => `№\u00a0${id}`).join(', ');

/** What the staff are told of orders whose day has passed. @param ids at least one */
export function overdueText(ids: readonly number[]): string {
  if (ids.length === 1) return `Заказ ${numbers(ids)} просрочен`;
  if (ids.length <= NAMED) return `Просрочены заказы ${numbers(ids)}`;
  const named = ids.slice(0, NAMED - 1);
  return `Просрочены заказы ${numbers(named)} и\u00a0ещё\u00a0${ids.length - named.length}`;
}
