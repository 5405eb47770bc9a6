import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createManualTiming } from './createManualTiming.ts';
import type { ManualTiming } from './createManualTiming.ts';
import { createNotifications } from './createNotifications.ts';
import type { Notifications } from './createNotifications.ts';
import { createScreen } from './createScreen.ts';
import type { NotificationScreen } from './createScreen.ts';
import { VISIBLE_MAX } from './notification.ts';

/** Time goes in steps of so many ms: the model lets it pass step by step, with no sums that could be wrong. */
const STEP_MS = 100;

interface Piece {
  id: string;
  text: string;
  steps: number;
  /** Steps that it has been seen for; null while it waits. */
  seen: number | null;
}

/** What the queue is to do, told in the plainest way. */
interface Model {
  pieces: Piece[];
  /** Texts that are leaving the screen and still take a place there. */
  leaving: string[];
  watched: boolean;
  holds: number;
  said: number;
}

interface Real {
  queue: Notifications;
  screen: NotificationScreen;
  time: ManualTiming;
  end: () => void;
  releases: (() => void)[];
  /** Those that have been seen, in that order. */
  first: Set<number>;
}

type Command = fc.Command<Model, Real>;

function admit(model: Model): void {
  for (const piece of model.pieces) {
    const seen = model.pieces.filter((one) => one.seen !== null).length + model.leaving.length;
    if (piece.seen === null && seen < VISIBLE_MAX) piece.seen = 0;
  }
}

function drop(model: Model, gone: (piece: Piece) => boolean): void {
  for (const piece of model.pieces.filter(gone))
    if (piece.seen !== null && model.watched) model.leaving.push(piece.text);
  model.pieces = model.pieces.filter((piece) => !gone(piece));
  admit(model);
}

function pass(model: Model, steps: number): void {
  for (let step = 0; step < steps; step += 1) {
    if (!model.watched || model.holds > 0) return;
    for (const piece of model.pieces) if (piece.seen !== null) piece.seen += 1;
    drop(model, ({ seen, steps: all }) => seen !== null && seen >= all);
  }
}

function check(model: Model, { queue, screen, first }: Real): void {
  const shown = screen.shown();
  const words = (state: 'open' | 'closed') =>
    shown.flatMap((entry) => (entry.state === state ? [entry.notification.text] : []));
  expect(shown.length).toBeLessThanOrEqual(VISIBLE_MAX);
  expect(queue.list().map(({ text }) => text)).toEqual(model.pieces.map(({ text }) => text));
  expect(words('open')).toEqual(model.pieces.flatMap(({ seen, text }) => (seen === null ? [] : [text])));
  expect(words('closed').sort()).toEqual([...model.leaving].sort());
  for (const { key } of shown) first.add(key);
  // First come, first shown: keys count what was said.
  expect([...first]).toEqual([...first].sort((a, b) => a - b));
}

const ids = fc.constantFrom('a', 'b', 'c', 'd');
const steps = fc.integer({ min: 1, max: 40 });

const command = (
  name: string,
  run: (model: Model, real: Real) => void,
  possible: (model: Model) => boolean = () => true,
): Command => ({
  check: (model) => possible(model),
  run(model, real) {
    run(model, real);
    check(model, real);
  },
  toString: () => name,
});

/** Says something: as a new one, in place of a known one, or refused, as the way of saying has it. */
const say = (id: string | undefined, length: number, once: boolean) =>
  command(`${once ? 'showOnce' : 'show'}(${id}, ${length})`, (model, { queue }) => {
    model.said += 1;
    const text = `${model.said}`;
    const own = id ?? `own ${text}`;
    const known = model.pieces.find((piece) => piece.id === own);
    const words = { id: own, text, duration: length * STEP_MS };
    if (once) expect(queue.showOnce(words)).toBe(!known);
    else expect(queue.show(words)).toBe(own);
    if (!known) {
      model.pieces.push({ id: own, text, steps: length, seen: null });
      admit(model);
    } else if (!once) {
      Object.assign(known, { text, steps: length, seen: known.seen === null ? null : 0 });
    }
  });

const update = (id: string, length: number) =>
  command(`update(${id}, ${length})`, (model, { queue }) => {
    const known = model.pieces.find((piece) => piece.id === id);
    expect(queue.update(id, { duration: length * STEP_MS })).toBe(known !== undefined);
    if (known) Object.assign(known, { steps: length, seen: known.seen === null ? null : 0 });
  });

const close = (id: string) =>
  command(`close(${id})`, (model, { queue }) => {
    queue.close(id);
    drop(model, (piece) => piece.id === id);
  });

const closeAll = command('closeAll', (model, { queue }) => {
  queue.closeAll();
  drop(model, () => true);
});

const advance = (count: number) =>
  command(`advance(${count})`, (model, { time }) => {
    time.advance(count * STEP_MS);
    pass(model, count);
  });

const toggleWatch = command('watch or unwatch', (model, real) => {
  if (model.watched) real.end();
  else real.end = real.screen.watch();
  model.watched = !model.watched;
  if (!model.watched) model.leaving = [];
  admit(model);
});

const hold = command('hold', (model, { screen, releases }) => {
  releases.push(screen.hold());
  model.holds += 1;
});
const release = command(
  'release',
  (model, { releases }) => {
    releases.pop()?.();
    model.holds -= 1;
  },
  ({ holds }) => holds > 0,
);

const gone = (index: number) =>
  command(
    `gone(${index})`,
    (model, { screen }) => {
      const leaving = screen.shown().filter(({ state }) => state === 'closed');
      const entry = leaving[index % leaving.length]!;
      screen.gone(entry.key);
      model.leaving.splice(model.leaving.indexOf(entry.notification.text), 1);
      admit(model);
    },
    ({ leaving }) => leaving.length > 0,
  );

const commands = fc.commands(
  [
    fc.tuple(fc.option(ids, { nil: undefined }), steps, fc.boolean()).map((args) => say(...args)),
    fc.tuple(fc.constant(undefined), steps, fc.constant(false)).map((args) => say(...args)),
    fc.tuple(ids, steps).map((args) => update(...args)),
    ids.map(close),
    fc.constant(closeAll),
    steps.map(advance),
    fc.constant(toggleWatch),
    fc.constant(hold),
    fc.constant(release),
    fc.nat(4).map(gone),
  ],
  { maxCommands: 80, size: '+1' },
);

const start = () => {
  const time = createManualTiming();
  const queue = createNotifications();
  const screen = createScreen(queue, time);
  screen.subscribe(() => {});
  const real: Real = { queue, screen, time, end: screen.watch(), releases: [], first: new Set() };
  const model: Model = { pieces: [], leaving: [], watched: true, holds: 0, said: 0 };
  return { model, real };
};

test('whatever is said, closed, held and waited for, the queue does what the plain model does', () => {
  fc.assert(
    fc.property(commands, (all) => fc.modelRun(start, all)),
    { numRuns: 500 },
  );
});

test('of a burst of 1000 never more than five are in view, none is lost, and the order is kept', () => {
  const notice = fc.record({ steps: fc.integer({ min: 1, max: 60 }), closedAt: fc.option(fc.nat(60)) });
  const bursts = fc.array(notice, { minLength: 1000, maxLength: 1000 });
  fc.assert(
    fc.property(bursts, fc.integer({ min: 0, max: 5 }), (burst, leave) => {
      const time = createManualTiming();
      const queue = createNotifications();
      const screen = createScreen(queue, time);
      const seen = new Set<number>();
      const leaving = new Set<number>();
      let most = 0;
      screen.subscribe(() => {
        const shown = screen.shown();
        most = Math.max(most, shown.length);
        for (const { state, notification, key } of shown) {
          const index = Number(notification.text);
          const closedAt = burst[index]?.closedAt ?? null;
          if (state === 'open' && !seen.has(index)) {
            seen.add(index);
            if (closedAt !== null) time.after(closedAt * STEP_MS, () => queue.close(notification.id));
          }
          if (state === 'closed' && !leaving.has(key)) {
            leaving.add(key);
            time.after(leave * STEP_MS, () => screen.gone(key));
          }
        }
      });
      screen.watch();
      burst.forEach(({ steps }, index) => queue.show({ text: `${index}`, duration: steps * STEP_MS }));
      time.advance(1000 * 70 * STEP_MS);
      expect([...queue.list(), ...screen.shown()]).toEqual([]);
      expect(most).toBe(VISIBLE_MAX);
      expect([...seen]).toEqual(burst.map((_, index) => index));
    }),
    { numRuns: 6 },
  );
});

test('each is seen for exactly its time, however often that stands still', () => {
  const pause = fc.record({ run: fc.integer({ min: 0, max: 40 }), still: fc.integer({ min: 0, max: 40 }) });
  fc.assert(
    fc.property(fc.array(pause, { maxLength: 20 }), steps, (pauses, length) => {
      const time = createManualTiming();
      const queue = createNotifications();
      const screen = createScreen(queue, time);
      screen.subscribe(() => {});
      screen.watch();
      queue.show({ text: 'Раз', duration: length * STEP_MS });
      let seen = 0;
      for (const { run, still } of pauses) {
        time.advance(run * STEP_MS);
        seen += run;
        expect(queue.list()).toHaveLength(seen < length ? 1 : 0);
        const end = screen.hold();
        time.advance(still * STEP_MS);
        end();
        expect(queue.list()).toHaveLength(seen < length ? 1 : 0);
      }
      time.advance((length - Math.min(seen, length)) * STEP_MS);
      expect(queue.list()).toEqual([]);
    }),
  );
});
