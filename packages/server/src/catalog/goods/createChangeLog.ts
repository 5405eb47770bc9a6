/** When what changed, in steps of an own count: step 5 is after step 4. */
export interface ChangeLog {
  /** The last step. */
  now(): number;
  /** Notes a change of these products; `price` where more than their pieces changed: their price or their look. */
  products(ids: Iterable<number>, price: boolean): void;
  /** Notes a change of what these sections hold. */
  sections(ids: Iterable<number>): void;
  /** Notes that anything may have changed. */
  everything(): void;
  /** Whether anything changed after `step`. */
  changed(step: number): boolean;
  /** Whether anything but pieces changed. */
  pricesChanged(step: number): boolean;
  productsChanged(ids: Iterable<number>, step: number): boolean;
  sectionsChanged(ids: Iterable<number>, step: number): boolean;
}

/** Ids that are told apart; beyond them everything counts as changed. */
const IDS_MAX = 50_000;

export function createChangeLog(): ChangeLog {
  const productAt = new Map<number, number>();
  const sectionAt = new Map<number, number>();
  let step = 0;
  let priceAt = 0;
  /** What was before it is out of date. */
  let floor = 0;

  const everything = () => {
    step += 1;
    floor = step;
    priceAt = step;
    productAt.clear();
    sectionAt.clear();
  };
  const note = (steps: Map<number, number>, ids: Iterable<number>) => {
    for (const id of ids) steps.set(id, step);
    if (steps.size > IDS_MAX) everything();
  };
  const after = (steps: ReadonlyMap<number, number>, ids: Iterable<number>, since: number) => {
    if (floor > since) return true;
    for (const id of ids) if ((steps.get(id) ?? 0) > since) return true;
    return false;
  };
  return {
    now: () => step,
    products(ids, price) {
      step += 1;
      if (price) priceAt = step;
      note(productAt, ids);
    },
    sections(ids) {
      step += 1;
      note(sectionAt, ids);
    },
    everything,
    changed: (since) => step > since,
    pricesChanged: (since) => priceAt > since,
    productsChanged: (ids, since) => after(productAt, ids, since),
    sectionsChanged: (ids, since) => after(sectionAt, ids, since),
  };
}
