import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CashRegister, SendAnswer } from '../CashRegister.ts';
import { NoAnswer } from '../NoAnswer.ts';
import { readAtolAnswer, readShiftState } from './atolAnswer.ts';
import { atolTask } from './atolTask.ts';

/** A register that answers no sooner is asked once more. */
const ANSWER_MS = 10_000;
/** Looks at a task that tells a state, and how long between them, ms. */
const LOOKS = 20;
const LOOK_MS = 250;

export interface AtolOptions {
  /** Address of the web server of its driver; name and password in it are sent along. */
  url: string;
  wait(ms: number): Promise<void>;
}

const problem = z.object({ error: z.object({ description: z.string() }) });

/** What was answered besides a status; null for what is no JSON. */
const bodyOf = async (answer: Response): Promise<unknown> => answer.json().catch(() => null);

/** Sends requests. Throws NoAnswer where no answer comes. */
function createLine(address: string) {
  const url = new URL(address);
  const { username, password } = url;
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  [url.username, url.password] = ['', ''];
  const headers = {
    'content-type': 'application/json',
    ...(username !== '' && { authorization: `Basic ${login.toString('base64')}` }),
  };
  return (path: string, init: { method: string; body?: string }): Promise<Response> =>
    fetch(new URL(path, url), {
      ...init,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => {
      throw new NoAnswer();
    });
}

type Line = ReturnType<typeof createLine>;

async function post(line: Line, uuid: string, task: object): Promise<SendAnswer> {
  const answer = await line('/api/v2/requests', {
    method: 'POST',
    body: JSON.stringify({ uuid, request: [task] }),
  });
  const body = await bodyOf(answer);
  // 409: it has the uuid from before, as an answer was lost on its way.
  if (answer.status === 201 || answer.status === 409) return { type: 'taken', told: '' };
  const told = problem.safeParse(body).data?.error.description ?? `Касса ответила ${answer.status}`;
  if (answer.status === 400) return { type: 'refused', told };
  throw new Error(told);
}

async function look(line: Line, uuid: string): Promise<unknown> {
  const answer = await line(`/api/v2/requests/${uuid}`, { method: 'GET' });
  const body = await bodyOf(answer);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`Касса ответила ${answer.status}`);
  return body;
}

const ended = z.object({
  results: z.array(z.object({ status: z.literal('ready'), result: z.unknown() })).min(1),
});

/** `host:port` with the path. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** A register by the web server of ATOL's driver 10, with JSON tasks. */
export function createAtolRegister({ url, wait }: AtolOptions): CashRegister {
  const line = createLine(url);
  return {
    kind: 'atol',
    address: addressOf(url),
    openShift: (uuid, name) => post(line, uuid, { type: 'openShift', operator: { name } }),
    closeShift: (uuid, name) => post(line, uuid, { type: 'closeShift', operator: { name } }),
    send: (uuid, receipt) => post(line, uuid, atolTask(receipt)),
    moveCash: (uuid, type, cashSum) => post(line, uuid, { type, cashSum }),
    async ask(uuid) {
      const body = await look(line, uuid);
      return body === undefined ? { type: 'absent' } : readAtolAnswer(body);
    },
    async state() {
      const uuid = randomUUID();
      await post(line, uuid, { type: 'getShiftStatus' });
      for (let at = 0; at < LOOKS; at += 1) {
        const { data } = ended.safeParse(await look(line, uuid));
        if (data) return { shift: readShiftState(data.results[0]?.result), told: '' };
        await wait(LOOK_MS);
      }
      throw new Error('Касса не\u00a0ответила');
    },
  };
}
