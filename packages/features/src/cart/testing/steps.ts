import type { CartOffer } from '@siren/domain/cart';
import fc from 'fast-check';
import type { Tab, World } from './createWorld.ts';

/** Something that happens, and its words in the report of a test that fails. */
export interface WorldStep {
  name: string;
  run(world: World): Promise<unknown>;
}

const at = fc.nat({ max: 9 });

/** What a buyer does in one of the tabs, on a row that they see. */
function actions(offers: readonly CartOffer[], most: number): fc.Arbitrary<WorldStep> {
  const rowAt = (tab: Tab, place: number) => {
    const { content } = tab.shown();
    return content[place % Math.max(1, content.length)];
  };
  const step = (name: string, run: (tab: Tab, place: number, value: number) => unknown) =>
    fc.tuple(at, at, fc.nat({ max: most })).map(([own, place, value]): WorldStep => ({
      name: `${name} ${own} ${place} ${value}`,
      async run({ tabs, pass }) {
        const tab = tabs[own % tabs.length];
        if (tab) void run(tab, place, value);
        await pass(0);
      },
    }));
  const remove = (tab: Tab, places: readonly number[]) => {
    const rows = [...new Set(places.flatMap((place) => rowAt(tab, place) ?? []))];
    const gone = rows.flatMap(({ offer: id, price, quantity, selected }) => {
      const offer = tab.shown().offers[id];
      return offer ? [{ offer, price, quantity, selected }] : [];
    });
    const ids = rows.flatMap(({ grouped }) => grouped).filter((id) => id > 0);
    return tab.session.remove(ids).then((removed) => removed && tab.gone.push(gone));
  };
  return fc.oneof(
    {
      weight: 4,
      arbitrary: step('set', (tab, place, value) => {
        const row = rowAt(tab, place);
        if (row) tab.session.setQuantity(row.id, value);
      }),
    },
    {
      weight: 2,
      arbitrary: step('add', (tab, place) => {
        const offer = offers[place % offers.length];
        return offer && tab.session.add(offer);
      }),
    },
    step('toggle', (tab, place, value) => {
      const ids = rowAt(tab, place)?.grouped.filter((id) => id > 0) ?? [];
      return ids.length > 0 && tab.session.toggle(ids, value % 2 === 0);
    }),
    step('all', (tab, _place, value) => tab.session.toggleAll(value % 2 === 0)),
    step('remove', (tab, place) => remove(tab, [place])),
    step('remove some', (tab, place) => remove(tab, [place, place + 1])),
    step('undo', (tab) => {
      const gone = tab.gone.pop();
      return gone && tab.session.restore(gone);
    }),
    step('order', (tab) => tab.session.flush()),
    step('look', (tab) => tab.session.look()),
  );
}

const does = (name: 'deliver' | 'answer' | 'drop' | 'giveUp' | 'double') =>
  at.map((place): WorldStep => ({ name: `${name} ${place}`, run: (world) => world[name](place) }));
/** What waits goes out at once and comes in any order: but for who comes back, the page is gone. */
const leave = at.map((place): WorldStep => ({
  name: `leave ${place}`,
  async run({ tabs, pass: wait }) {
    tabs[place % tabs.length]?.session.leave();
    await wait(0);
  },
}));
const together = fc.constant<WorldStep>({ name: 'deliver all', run: (world) => world.deliverAll() });
const hear = fc.constant<WorldStep>({ name: 'hear', run: (world) => world.hear() });
const pass = fc
  .constantFrom(50, 150, 200, 2_000)
  .map((ms): WorldStep => ({ name: `pass ${ms}`, run: (world) => world.pass(ms) }));

/**
 * Buyers in several tabs and a network that delays, in any order.
 *
 * @param most the greatest quantity that is asked for
 */
export const calmSteps = (offers: readonly CartOffer[], most: number): fc.Arbitrary<WorldStep> =>
  fc.oneof(
    { weight: 5, arbitrary: actions(offers, most) },
    { weight: 4, arbitrary: does('deliver') },
    { weight: 4, arbitrary: does('answer') },
    { weight: 1, arbitrary: together },
    { weight: 2, arbitrary: hear },
    { weight: 3, arbitrary: pass },
  );

/** The same on a network that also loses, doubles and brings too late. */
export const wildSteps = (offers: readonly CartOffer[], most: number): fc.Arbitrary<WorldStep> =>
  fc.oneof(
    { weight: 6, arbitrary: calmSteps(offers, most) },
    { weight: 1, arbitrary: does('drop') },
    { weight: 1, arbitrary: does('giveUp') },
    { weight: 1, arbitrary: does('double') },
    { weight: 1, arbitrary: leave },
  );
