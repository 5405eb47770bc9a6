/** Those of the chosen values that there are. */
export const knownIn = <Value extends string>(
  chosen: readonly string[] | undefined,
  all: readonly Value[],
): Value[] => all.filter((one) => chosen?.includes(one));
