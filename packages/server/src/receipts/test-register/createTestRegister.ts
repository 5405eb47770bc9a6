import type { RegisterMode } from '@siren/domain/receipts';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { NoAnswer } from '../NoAnswer.ts';
import type { AskAnswer, CashRegister, SendAnswer } from '../CashRegister.ts';

/** How long an answer that is late takes, ms. */
const LATE_MS = 8_000;

interface Machine {
  mode: RegisterMode;
  open: boolean;
  shift: number;
}

type Kind = 'openShift' | 'closeShift' | 'receipt' | 'cash';

export interface TestRegister extends CashRegister {
  /** How it behaves from now on. */
  behave(mode: RegisterMode): Promise<void>;
}

const problemOf = ({ mode, open }: Machine, kind: Kind): string | null => {
  if (mode === 'paper_out' && kind === 'receipt') return 'Нет бумаги';
  if (kind === 'openShift') return open ? 'Смена уже открыта' : null;
  return open ? null : 'Смена закрыта';
};

/** Puts down what a task comes to, once under its uuid. */
async function work(
  db: Database,
  uuid: string,
  { kind, now }: { kind: Kind; now: Date },
): Promise<RegisterMode> {
  return db.transaction(async (tx) => {
    const machine = onlyRow(
      await tx.query<Machine>(sql`select mode, shift_open as open, shift from test_register for update`),
    );
    if (machine.mode === 'offline') throw new NoAnswer();
    const problem = problemOf(machine, kind);
    const ready = machine.mode === 'late' ? new Date(now.getTime() + LATE_MS) : now;
    const added = await tx.query(sql`
      insert into test_register_tasks (uuid, kind, ready_at, problem, document, shift)
      select ${uuid}::uuid, ${kind}, ${ready}, ${problem}::text,
        case when ${problem}::text is null then document + 1 end,
        case when ${problem}::text is null then shift + case when ${kind} = 'openShift' then 1 else 0 end end
      from test_register on conflict (uuid) do nothing returning uuid`);
    if (added.length === 1 && problem === null)
      await tx.query(sql`
        update test_register set document = document + 1,
          shift = shift + case when ${kind} = 'openShift' then 1 else 0 end,
          shift_open = case ${kind} when 'openShift' then true when 'closeShift' then false else shift_open end`);
    return machine.mode;
  });
}

interface Kept {
  readyAt: Date;
  problem: string | null;
  document: number;
  shift: number;
}

const answerOf = ({ readyAt, problem, document, shift }: Kept, now: Date): AskAnswer => {
  if (readyAt > now) return { type: 'taken', told: 'Печатает' };
  if (problem !== null) return { type: 'refused', told: problem };
  const sign = String(1_000_000_000 + document * 7_919);
  return {
    type: 'done',
    fiscal: { document, sign, at: readyAt.toISOString(), storage: '9999078900000001' },
    shift,
  };
};

/** The register of a demo shop: it prints nothing, and behaves as it is told to. */
export function createTestRegister({ db, now }: { db: Database; now(): Date }): TestRegister {
  const machine = async () =>
    onlyRow(await db.query<Machine>(sql`select mode, shift_open as open, shift from test_register`));
  const send = async (uuid: string, kind: Kind): Promise<SendAnswer> => {
    const mode = await work(db, uuid, { kind, now: now() });
    if (mode === 'lost_answer') throw new NoAnswer('Ответ кассы потерялся');
    return { type: 'taken', told: '' };
  };
  return {
    kind: 'test',
    address: '',
    openShift: (uuid) => send(uuid, 'openShift'),
    closeShift: (uuid) => send(uuid, 'closeShift'),
    send: (uuid) => send(uuid, 'receipt'),
    moveCash: (uuid) => send(uuid, 'cash'),
    async ask(uuid) {
      if ((await machine()).mode === 'offline') throw new NoAnswer();
      const [kept] = await db.query<Kept>(sql`
        select ready_at as "readyAt", problem, document, shift from test_register_tasks where uuid = ${uuid}`);
      return kept ? answerOf(kept, now()) : { type: 'absent' };
    },
    async state() {
      const { mode, open } = await machine();
      if (mode === 'offline') throw new NoAnswer();
      return { shift: open ? 'open' : 'closed', told: mode === 'paper_out' ? 'Нет бумаги' : '' };
    },
    async behave(mode) {
      await db.query(sql`update test_register set mode = ${mode}`);
    },
  };
}
