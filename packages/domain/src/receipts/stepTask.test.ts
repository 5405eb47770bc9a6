import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BELIEVED_MS, dueOf, newTask, stepTask } from './stepTask.ts';
import type { RegisterTask, TaskEvent } from './stepTask.ts';

const fiscal = { document: 7, sign: '1', at: '2026-04-07T12:00:00+03:00', storage: '9' };

/** How a message fares on its way. */
const fates = ['arrives', 'is lost', 'answer is lost', 'arrives late', 'arrives twice'] as const;
const moves = [...['deliver', 'print', 'fail', 'block', 'resolve', 'crash', 'again'], ...fates] as const;
type Move = (typeof moves)[number];

/** A register that keeps what it was sent, and prints each uuid at most once. */
function createWorld() {
  const known = new Map<string, 'wait' | 'blocked' | 'printed' | 'error'>();
  const printed: string[] = [];
  const onTheWay: (() => void)[] = [];
  let stored: RegisterTask = newTask('uuid-0');
  let tries = 0;
  const hear = (event: TaskEvent) => void (stored = stepTask(stored, event));
  const answerOf = (task: string): TaskEvent => {
    const state = known.get(task);
    if (state === undefined) return { type: 'absent', task, now: 0 };
    if (state === 'printed') return { type: 'done', task, fiscal };
    if (state === 'error') return { type: 'refused', task, told: 'Нет бумаги' };
    return { type: state === 'blocked' ? 'blocked' : 'taken', task, told: '' };
  };
  const receive = (task: string) => {
    if (!known.has(task)) known.set(task, 'wait');
  };
  /** Sends or asks, whichever is due; what is on its way may come at any time after. */
  const act = (fate: (typeof fates)[number]) => {
    const [due, task] = [dueOf(stored), stored.uuid];
    if (due === null) return;
    if (due === 'send') hear({ type: 'sending', task, now: 0 });
    const there = () => {
      if (due === 'send') receive(task);
      return due === 'send' ? ({ type: 'taken', task, told: '' } as const) : answerOf(task);
    };
    const lost = () => hear({ type: 'lost', task, told: 'Нет связи' });
    if (fate === 'is lost') return lost();
    if (fate === 'answer is lost') {
      there();
      return lost();
    }
    if (fate === 'arrives late') {
      lost();
      onTheWay.push(() => hear(there()));
      return;
    }
    const answer = there();
    hear(answer);
    if (fate === 'arrives twice') onTheWay.push(() => hear(answer));
  };
  const change = (from: string, to: 'blocked' | 'printed' | 'error') => {
    const found = [...known].find(([, state]) => state === from);
    if (!found) return;
    known.set(found[0], to);
    if (to === 'printed') printed.push(found[0]);
  };
  const move = (what: Move) => {
    if (what === 'deliver') onTheWay.shift()?.();
    else if (what === 'print') change('wait', 'printed');
    else if (what === 'fail') change('wait', 'error');
    else if (what === 'block') change('wait', 'blocked');
    else if (what === 'resolve') change('blocked', 'printed');
    else if (what === 'crash') {
      // Whoever takes over knows what is stored; it died after it had stored that it sends.
      if (dueOf(stored) === 'send') hear({ type: 'sending', task: stored.uuid, now: 0 });
    } else if (what === 'again') hear({ type: 'again', uuid: `uuid-${(tries += 1)}` });
    else act(what);
  };
  const calm = () => {
    while (onTheWay.length > 0) move('deliver');
    for (let round = 0; round < 4; round += 1)
      for (const what of ['resolve', 'print', 'arrives'] as const) move(what);
  };
  return { move, calm, printed, task: () => stored };
}

describe('a task of the register', () => {
  test('is printed at most once and never forgotten, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 40 }), (story) => {
        const world = createWorld();
        for (const what of story) {
          world.move(what);
          expect(world.printed.length).toBeLessThanOrEqual(1);
        }
        world.calm();
        expect(world.task().status).toBe(world.printed.length === 1 ? 'done' : 'failed');
        world.move('again');
        world.calm();
        expect([world.task().status, world.printed.length]).toEqual(['done', 1]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('keeps its uuid until the register has refused it for good', () => {
    const events = fc.constantFrom<TaskEvent>(
      { type: 'sending', task: 'a', now: 1 },
      { type: 'taken', task: 'a', told: '' },
      { type: 'lost', task: 'a', told: '' },
      { type: 'blocked', task: 'a', told: '' },
      { type: 'absent', task: 'a', now: 2 },
      { type: 'done', task: 'a', fiscal },
      { type: 'again', uuid: 'b' },
    );
    fc.assert(
      fc.property(fc.array(events), (story) => {
        expect(story.reduce(stepTask, newTask('a')).uuid).toBe('a');
      }),
    );
  });

  test('is asked after before it is sent once more, and only a register that never had it gets it again', () => {
    const sent = stepTask(newTask('a'), { type: 'sending', task: 'a', now: 0 });
    expect(dueOf(stepTask(sent, { type: 'lost', task: 'a', told: '' }))).toBe('ask');
    expect(dueOf(stepTask(sent, { type: 'absent', task: 'a', now: 9 }))).toBe('send');
    expect(dueOf(stepTask(sent, { type: 'absent', task: 'a', now: BELIEVED_MS }))).toBe('ask');
    const taken = stepTask(sent, { type: 'taken', task: 'a', told: '' });
    expect(dueOf(stepTask(taken, { type: 'absent', task: 'a', now: 9 }))).toBe('ask');
  });

  test('hears nothing of what is said of an old uuid', () => {
    const failed = stepTask(newTask('a'), { type: 'refused', task: 'a', told: 'Нет бумаги' });
    const again = stepTask(failed, { type: 'again', uuid: 'b' });
    expect(stepTask(again, { type: 'refused', task: 'a', told: 'Нет бумаги' })).toEqual(newTask('b'));
  });
});
