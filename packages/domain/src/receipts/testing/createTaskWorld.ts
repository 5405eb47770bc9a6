import { SETTLE_AFTER_MS, unheard } from '../settleTask.ts';
import { askedBefore, dueOf, newTask, stepTask } from '../stepTask.ts';
import type { Found, RegisterTask, TaskEvent } from '../taskEntities.ts';

export const fiscal = { document: 7, sign: '1', at: '2026-04-07T12:00:00+03:00', storage: '9' };

/** How a message fares on its way. */
export const fates = ['arrives', 'is lost', 'answer is lost', 'arrives late', 'arrives twice'] as const;
export const moves = [
  ...['deliver', 'print', 'fail', 'block', 'resolve', 'crash', 'again', 'settle', 'ask late'],
  ...fates,
] as const;
type Known = 'wait' | 'blocked' | 'printed' | 'error';

/** A register that keeps what it was sent, and prints each uuid at most once, with the shop and with people who look at it. */
export function createTaskWorld() {
  const known = new Map<string, Known>();
  const printed: string[] = [];
  /** What still goes to the register, if anything does, and what it then answers. */
  let onTheWay: { there: () => TaskEvent }[] = [];
  let stored: RegisterTask = newTask('uuid-0');
  let tries = 0;
  let time = 0;
  const hear = (event: TaskEvent) => void (stored = stepTask(stored, event));
  const answerOf = (task: string): TaskEvent => {
    const state = known.get(task);
    if (state === undefined) return { type: 'absent', task, now: time };
    if (state === 'printed') return { type: 'done', task, fiscal };
    if (state === 'error') return { type: 'refused', task, told: 'Нет бумаги' };
    return { type: state === 'blocked' ? 'blocked' : 'taken', task, told: '' };
  };
  const receive = (task: string) => {
    if (!known.has(task)) known.set(task, 'wait');
  };
  /** Whether the register holds nothing of what the task went by before; what it says of that is heard. */
  const isFree = (): boolean =>
    askedBefore(stored).every(({ uuid }) => {
      const answer = answerOf(uuid);
      hear(answer);
      return answer.type !== 'taken' && answer.type !== 'blocked';
    });
  /** Sends or asks, whichever is due; what is on its way may come at any time after. */
  const act = (fate: string) => {
    const [due, task] = [dueOf(stored), stored.uuid];
    if (due === null) return;
    if (due === 'send') {
      // Without an answer of what it went by before nothing leaves.
      if (askedBefore(stored).length > 0 && fate !== 'arrives') return;
      if (!isFree() || stored.uuid !== task) return;
      hear({ type: 'sending', task, now: time });
    }
    const there = (): TaskEvent => {
      if (due === 'send') receive(task);
      return due === 'send' ? { type: 'taken', task, told: '' } : answerOf(task);
    };
    const lost = () => hear({ type: 'lost', task, told: 'Нет связи' });
    if (fate === 'is lost') return lost();
    if (fate === 'answer is lost') {
      there();
      return lost();
    }
    if (fate === 'arrives late') {
      lost();
      onTheWay.push({ there });
      return;
    }
    const answer = there();
    hear(answer);
    if (fate === 'arrives twice') onTheWay.push({ there: () => answer });
  };
  const change = (from: Known, to: Known) => {
    const found = [...known].find(([, state]) => state === from);
    if (!found) return;
    known.set(found[0], to);
    if (to === 'printed') printed.push(found[0]);
  };
  /** After a while all that was sent is there; answers may be on their way all the same. */
  const passTime = () => {
    time += SETTLE_AFTER_MS;
    onTheWay = onTheWay.map(({ there }) => {
      const answer = there();
      return { there: () => answer };
    });
  };
  const settle = (found: Found) =>
    hear({
      ...{ type: 'settled', task: stored.uuid, found, now: time },
      fiscal: found === 'printed' ? fiscal : null,
    });
  /** Somebody looks: what still lies in the register they leave to it. */
  const look = () => {
    passTime();
    const state = known.get(stored.uuid);
    if (printed.includes(stored.uuid)) settle('printed');
    else if (state === undefined || state === 'error') settle('absent');
  };
  /** The register loses what it had said that it has. */
  const forget = () => {
    if (!stored.taken || stored.settled.length > 0) return;
    passTime();
    known.delete(stored.uuid);
  };
  const again = () => hear({ type: 'again', uuid: `uuid-${(tries += 1)}` });
  const deeds: Readonly<Record<string, () => void>> = {
    deliver: () => {
      const next = onTheWay.shift();
      if (next) hear(next.there());
    },
    print: () => change('wait', 'printed'),
    fail: () => change('wait', 'error'),
    block: () => change('wait', 'blocked'),
    resolve: () => change('blocked', 'printed'),
    // Whoever takes over knows what is stored; it died after it had stored that it sends.
    crash: () => {
      if (dueOf(stored) === 'send' && isFree() && dueOf(stored) === 'send')
        hear({ type: 'sending', task: stored.uuid, now: time });
    },
    again,
    settle: look,
    forget,
    'ask late': () => unheard(stored).forEach(({ uuid }) => hear(answerOf(uuid))),
    'say printed': () => (passTime(), settle('printed')),
    'say absent': () => (passTime(), settle('absent')),
  };
  const move = (what: string) => (deeds[what] ?? (() => act(what)))();
  const calm = () => {
    while (onTheWay.length > 0) move('deliver');
    for (let round = 0; round < 4; round += 1)
      for (const what of ['resolve', 'print', 'arrives', 'ask late']) move(what);
  };
  return { move, calm, printed, known, task: () => stored };
}
