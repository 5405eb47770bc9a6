/** Something with addresses that others may share, and one that none shares. */
interface Addressed {
  plain: string;
  /** The plain one and those of its other spellings. */
  plains: readonly string[];
  own: string;
}

/**
 * The address of each: the plain one where no other has it, in whatever spelling, else the one of its own. So those that
 * do not meet in a list keep the short address, and no two of a list have the same.
 */
export function distinctAddresses(all: readonly Addressed[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { plains, own } of all) {
    for (const address of [...plains, own]) owners.set(address, (owners.get(address) ?? new Set()).add(own));
  }
  return all.map(({ plain, own }) => ((owners.get(plain)?.size ?? 0) > 1 ? own : plain));
}
