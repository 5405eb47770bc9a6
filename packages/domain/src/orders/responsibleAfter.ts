/**
 * Who looks after an order once somebody has taken it, or put it down. Only one's own claim can be put down: whoever wants a
 * colleague's order takes it.
 *
 * @param mine true takes it, false puts it down, undefined leaves it as it is
 */
export function responsibleAfter<Who extends { id: number }>(
  held: Who | null,
  me: Who,
  mine: boolean | undefined,
): Who | null {
  if (mine === true) return me;
  return mine === false && held?.id === me.id ? null : held;
}
