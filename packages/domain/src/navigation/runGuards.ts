/** Lets a visitor in (null), or says where they go instead. It may throw: then that is the page. */
export type Guard<Visitor> = (visitor: Visitor) => string | null;

export type Guards<Visitor> = Readonly<Record<string, Guard<Visitor>>>;

/**
 * Asks the named guards in their order until one sends the visitor elsewhere; null where all let them in.
 * @throws Error 'Unknown route middleware' for a name without a guard (behaviour pages-3), before any is asked
 */
export function runGuards<Visitor>(
  names: readonly string[],
  guards: Guards<Visitor>,
  visitor: Visitor,
): string | null {
  const unknown = names.find((name) => !Object.hasOwn(guards, name));
  if (unknown !== undefined) throw new Error(`Unknown route middleware: '${unknown}'`);
  for (const name of names) {
    const redirect = guards[name]?.(visitor) ?? null;
    if (redirect !== null) return redirect;
  }
  return null;
}
