import { LIST_GOODS_MOST } from './entities.ts';
import type { ListChange, ListContent } from './entities.ts';

/** Puts an offer behind another one; behind one that is not there, it comes last. */
function placed(offers: readonly number[], offer: number, after: number | null): number[] {
  const rest = offers.filter((one) => one !== offer);
  if (after === null) return [offer, ...rest];
  const place = rest.indexOf(after);
  return place === -1 ? [...rest, offer] : rest.toSpliced(place + 1, 0, offer);
}

type Days = Pick<ListContent, 'from' | 'to'>;

/**
 * Days after some were set. They may be set by several editors at once: a first day behind the last one opens the end, a last day before the
 * first one stays unsaid, and without a first day there is none.
 */
function daysAfter(list: Days, set: { [Day in keyof Days]?: Days[Day] | undefined }): Days {
  const { from = list.from, to = list.to } = set;
  if (from === null || to === null || from <= to) return { from, to: from === null ? null : to };
  return { from, to: set.from === undefined ? list.to : null };
}

/**
 * The list after a change: server and browsers alike. What makes no sense any more changes nothing: an offer is added once,
 * and one that somebody else removed is not moved. A move behind the offer itself leaves it where it is.
 */
export function applyChange(list: ListContent, change: ListChange): ListContent {
  if (change.kind === 'set') {
    const { name = list.name, ...days } = change.fields;
    return { ...list, name, ...daysAfter(list, days) };
  }
  const { offers } = list;
  const has = offers.includes(change.offer);
  if (change.kind === 'remove') return { ...list, offers: offers.filter((one) => one !== change.offer) };
  if (change.offer === change.after || has !== (change.kind === 'move')) return list;
  if (!has && offers.length >= LIST_GOODS_MOST) return list;
  return { ...list, offers: placed(offers, change.offer, change.after) };
}

/** What takes a change back, said before it is made; null where it changes nothing. */
export function inverseOf(list: ListContent, change: ListChange): ListChange | null {
  const after = applyChange(list, change);
  if (JSON.stringify(after) === JSON.stringify(list)) return null;
  if (change.kind === 'set') {
    // What others set besides stays: they may do so before it is taken back.
    const { name, from, to } = change.fields;
    return {
      kind: 'set',
      fields: {
        ...(name !== undefined && { name: list.name }),
        ...(from !== undefined && { from: list.from }),
        ...(to !== undefined && { to: list.to }),
      },
    };
  }
  if (change.kind === 'add') return { kind: 'remove', offer: change.offer };
  const before = list.offers[list.offers.indexOf(change.offer) - 1] ?? null;
  return { kind: change.kind === 'remove' ? 'add' : 'move', offer: change.offer, after: before };
}

/** The change that puts an offer where it stands in another order of the same list; null where nothing moved. */
export function moveBetween(before: readonly number[], after: readonly number[]): ListChange | null {
  const first = before.findIndex((offer, place) => offer !== after[place]);
  if (first === -1) return null;
  const [down, up] = [before[first], after[first]];
  const without = (order: readonly number[], offer: number | undefined) =>
    order.filter((one) => one !== offer).join();
  const moved = without(before, down) === without(after, down) ? down : up;
  if (moved === undefined) return null;
  return { kind: 'move', offer: moved, after: after[after.indexOf(moved) - 1] ?? null };
}
