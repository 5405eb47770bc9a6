import type { FieldChange } from '../audit/index.ts';
import type { ListContent } from './entities.ts';

const placesOf = ({ offers }: ListContent) => new Map(offers.map((offer, index) => [offer, index + 1]));

/** What became of a list, as a history tells it. @param nameOf what a good is called */
export function listChanges(
  before: ListContent,
  after: ListContent,
  nameOf: (offer: number) => string,
): FieldChange[] {
  const [from, to] = [placesOf(before), placesOf(after)];
  const added = after.offers.filter((offer) => !from.has(offer));
  const gone = before.offers.filter((offer) => !to.has(offer));
  const stayed = (offers: readonly number[]) => offers.filter((offer) => from.has(offer) && to.has(offer));
  const moved = stayed(before.offers).join() !== stayed(after.offers).join();
  const told = [
    { field: 'name', from: before.name, to: after.name },
    { field: 'firstDay', from: before.from, to: after.from },
    { field: 'lastDay', from: before.to, to: after.to },
    ...added.map((offer) => ({ field: 'listed', from: null, to: nameOf(offer) })),
    ...gone.map((offer) => ({ field: 'unlisted', from: nameOf(offer), to: null })),
    ...(moved ? [{ field: 'order', from: null, to: after.offers.map(nameOf).slice(0, 10).join(', ') }] : []),
  ];
  return told.filter((one) => one.from !== one.to);
}
