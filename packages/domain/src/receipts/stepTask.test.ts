import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isContradicted, isSettledSo, nextLateAsk, settleProblem } from './settleTask.ts';
import { askedBefore, BELIEVED_MS, dueOf, mayMove, MISSED_MAX, newTask, stepTask } from './stepTask.ts';
import type { TaskEvent } from './taskEntities.ts';
import { createTaskWorld, fiscal, moves } from './testing/createTaskWorld.ts';

describe('a task of the register', () => {
  test('is printed at most once and never forgotten, whatever comes in whatever order, also where people settle what a register forgot', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves, 'forget'), { maxLength: 40 }), (story) => {
        const world = createTaskWorld();
        for (const what of story) {
          world.move(what);
          expect(world.printed.length).toBeLessThanOrEqual(1);
        }
        world.calm();
        world.move('settle');
        expect(world.task().status).toBe(world.printed.length === 1 ? 'done' : 'failed');
        world.move('again');
        world.calm();
        expect([world.task().status, world.printed.length]).toEqual(['done', 1]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is printed at most once, also where people say that it was not while it still lies in the register', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...moves, 'say absent', 'again', 'arrives'), { maxLength: 40 }),
        (story) => {
          const world = createTaskWorld();
          for (const what of story) world.move(what);
          world.calm();
          expect(world.printed.length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('keeps what the register says after it was settled, and tells where people were wrong', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...moves, 'say printed', 'say absent'), { maxLength: 40 }),
        (story) => {
          const world = createTaskWorld();
          for (const what of story) world.move(what);
          world.calm();
          const { settled } = world.task();
          for (const { uuid, late } of settled)
            if (['printed', 'error'].includes(world.known.get(uuid) ?? '')) expect(late).not.toBeNull();
          if (world.printed.length > 1) expect(settled.some(isContradicted)).toBe(true);
          if (world.printed.length === 1) expect(world.task().status).toBe('done');
        },
      ),
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

  test('goes to another register only where this one was never told of it', () => {
    const events = fc.constantFrom<TaskEvent['type']>(
      'sending',
      'taken',
      'lost',
      'blocked',
      'absent',
      'left',
    );
    const told = { told: '', task: 'a', now: 1 };
    fc.assert(
      fc.property(fc.array(events), (story) => {
        const task = story.reduce((now, type) => stepTask(now, { ...told, type } as TaskEvent), newTask('a'));
        expect(mayMove(task)).toBe(task.status === 'waiting' && !story.includes('sending'));
      }),
    );
  });

  test('waits for whoever looks once its register has left, and a register that is back is still asked after all it had', () => {
    const left = stepTask(unknown, { type: 'left', task: 'a', told: 'Кассу сменили' });
    expect(left).toMatchObject({ status: 'unknown', told: 'Кассу сменили' });
    expect(stepTask(left, { type: 'left', task: 'a', told: 'Кассу сменили' })).toBe(left);
    const again = stepTask(stepTask(left, settled), { type: 'again', uuid: 'b' });
    expect(askedBefore(again).map(({ uuid }) => uuid)).toEqual(['a']);
    expect(mayMove(again)).toBe(false);
    const leftAgain = stepTask(again, { type: 'left', task: 'b', told: 'Кассу сменили' });
    const once = stepTask(leftAgain, { ...settled, task: 'b' });
    expect(askedBefore(stepTask(once, { type: 'again', uuid: 'c' })).map(({ uuid }) => uuid)).toEqual([
      'a',
      'b',
    ]);
  });

  test('hears nothing of what is said of an old uuid', () => {
    const failed = stepTask(newTask('a'), { type: 'refused', task: 'a', told: 'Нет бумаги' });
    const again = stepTask(failed, { type: 'again', uuid: 'b' });
    expect(stepTask(again, { type: 'refused', task: 'a', told: 'Нет бумаги' })).toEqual(newTask('b'));
  });

  const unknown = stepTask(stepTask(newTask('a'), { type: 'sending', task: 'a', now: 0 }), {
    ...{ type: 'lost', task: 'a', told: 'Нет связи' },
  });
  const settled = { type: 'settled', task: 'a', found: 'absent', fiscal: null, now: 60_000 } as const;

  test('is settled once it is unknown and nothing of it is on its way', () => {
    expect(settleProblem(newTask('a'), 0)).toBe('receipt.not_unknown');
    expect(settleProblem(unknown, 59_999)).toBe('receipt.too_soon');
    expect(settleProblem(unknown, 60_000)).toBeNull();
    const failed = stepTask(unknown, settled);
    expect(failed.status).toBe('failed');
    expect(stepTask(failed, { ...settled, found: 'printed', fiscal })).toBe(failed);
    expect(isSettledSo(failed, { uuid: 'a', found: 'absent', fiscal: null })).toBe(true);
    expect(isSettledSo(failed, { uuid: 'a', found: 'printed', fiscal })).toBe(false);
  });

  test('that came off after all is what the register says, unless the next one is on its way', () => {
    const again = stepTask(stepTask(unknown, settled), { type: 'again', uuid: 'b' });
    const late = stepTask(again, { type: 'done', task: 'a', fiscal });
    expect(late).toMatchObject({ status: 'done', uuid: 'a', fiscal });
    const sent = stepTask(again, { type: 'sending', task: 'b', now: 61_000 });
    const twice = stepTask(sent, { type: 'done', task: 'a', fiscal });
    expect(twice).toMatchObject({ status: 'sent', uuid: 'b' });
    expect(twice.settled.map(isContradicted)).toEqual([true]);
    expect(stepTask(twice, { type: 'refused', task: 'b', told: 'Нет бумаги' })).toMatchObject({
      ...{ status: 'done', uuid: 'a' },
    });
  });

  test('that the register makes no sense of is sent a few times, and waits for whoever settles it', () => {
    let task = newTask('a');
    let sent = 0;
    for (let now = 0; now < 1_000 * (MISSED_MAX + 5); now += 1_000) {
      if (dueOf(task) === 'send') {
        sent += 1;
        task = stepTask(task, { type: 'sending', task: 'a', now });
        task = stepTask(task, { type: 'lost', task: 'a', told: 'Касса ответила 500' });
      }
      task = stepTask(task, { type: 'absent', task: 'a', now });
    }
    expect([sent, task.status, task.told]).toEqual([MISSED_MAX, 'unknown', 'Касса ответила 500']);
    expect(settleProblem(task, 1_000 * MISSED_MAX + 60_000)).toBeNull();
  });

  test('waits while the register makes no sense of what it went by before, and then for whoever looks', () => {
    let task = stepTask(stepTask(unknown, settled), { type: 'again', uuid: 'b' });
    for (let turn = 1; turn < MISSED_MAX; turn += 1) {
      task = stepTask(task, { type: 'unclear', task: 'b', told: 'Касса ответила 500' });
      expect([task.status, askedBefore(task).map(({ uuid }) => uuid)]).toEqual(['waiting', ['a']]);
    }
    task = stepTask(task, { type: 'unclear', task: 'b', told: 'Касса ответила 500' });
    expect([task.status, task.told]).toEqual(['unknown', 'Касса ответила 500']);
    expect(stepTask(task, { type: 'absent', task: 'b', now: 61_000 }).status).toBe('unknown');
    const seen = stepTask(task, { ...settled, task: 'b', now: 62_000 });
    const third = stepTask(seen, { type: 'again', uuid: 'c' });
    expect([dueOf(third), askedBefore(third).map(({ uuid }) => uuid)]).toEqual(['send', ['b']]);
    // What it went by first is asked after all the same, later.
    expect(stepTask(third, { type: 'done', task: 'a', fiscal })).toMatchObject({ status: 'done', uuid: 'a' });
  });

  test('whose document nobody read, as that of a shift, is settled rightly whatever the register counts', () => {
    const late = { type: 'done', fiscal } as const;
    const settled = { uuid: 'a', found: 'printed', at: 0, late } as const;
    expect(isContradicted({ ...settled, fiscal: null })).toBe(false);
    expect(isContradicted({ ...settled, fiscal: { ...fiscal, document: 8 } })).toBe(true);
  });

  test('that was settled is asked after ever more seldom, for a month', () => {
    expect(nextLateAsk(0, 0)).toBe(60_000);
    expect(nextLateAsk(0, 600_000)).toBe(1_200_000);
    expect(nextLateAsk(0, 86_400_000)).toBe(90_000_000);
    expect(nextLateAsk(0, 31 * 86_400_000)).toBeNull();
  });
});
