import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AtolTask {
  type: string;
  total?: number;
  [field: string]: unknown;
}

/** What the next request comes to, in place of what it should. */
export type Trouble =
  | 'no answer'
  | 'no answer after printing'
  | 'paper out'
  | 'no paper for what is done'
  | 'busy'
  | 'blocked'
  | 'malformed'
  | 'broken';

interface Kept {
  task: AtolTask;
  status: 'inProgress' | 'ready' | 'error' | 'blocked';
  document: number;
  /** Whether its paper did not come out. */
  unseen: boolean;
}

export interface AtolServer {
  url: string;
  /** What goes wrong with the next request that is sent; null for nothing. */
  trouble(next: Trouble | null): void;
  /** Whether it answers nonsense to whoever asks after a task. */
  garble(on: boolean): void;
  /** What is being printed comes out. */
  finish(): void;
  /** Receipts by uuid, in the order in which they were printed. */
  printed: readonly { uuid: string; task: AtolTask }[];
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const statusOf: Readonly<Partial<Record<Trouble, Kept['status']>>> = {
  'paper out': 'error',
  busy: 'inProgress',
  blocked: 'blocked',
};

/** A server that speaks the protocol of ATOL's driver 10 as far as the shop uses it. */
export async function createAtolServer(): Promise<AtolServer> {
  const known = new Map<string, Kept>();
  const printed: { uuid: string; task: AtolTask }[] = [];
  let next: Trouble | null = null;
  let garbled = false;
  let documents = 0;
  const print = (uuid: string, kept: Kept) => {
    documents += 1;
    Object.assign(kept, { status: 'ready', document: documents });
    if (kept.task.type.startsWith('sell')) printed.push({ uuid, task: kept.task });
  };
  const resultOf = ({ task, status, document, unseen }: Kept) => ({
    status,
    ...(status === 'error' && { error: { code: 44, description: 'Нет бумаги' } }),
    ...(status === 'ready' && {
      result:
        task.type === 'getShiftStatus'
          ? { shiftStatus: { state: 'opened', number: 7 } }
          : {
              warnings: { notPrinted: unseen },
              fiscalParams: {
                fiscalDocumentNumber: document,
                fiscalDocumentSign: '1234567890',
                fiscalDocumentDateTime: '2026-04-07T12:00:00+03:00',
                fnNumber: '9999078900000001',
                shiftNumber: 7,
              },
            },
    }),
  });
  const receive = (body: string): [status: number, answer: unknown] => {
    const trouble = next;
    next = null;
    const { uuid, request } = JSON.parse(body) as { uuid: string; request: AtolTask[] };
    const [task] = request;
    if (trouble === 'malformed' || !task) return [400, { error: { code: 501, description: 'Не разобрано' } }];
    if (trouble === 'broken') return [500, 'Внутренняя ошибка'];
    if (known.has(uuid)) return [409, { error: { code: 505, description: 'Такой uuid уже есть' } }];
    if (trouble === 'no answer') return [0, null];
    const kept: Kept = {
      task,
      status: statusOf[trouble ?? 'malformed'] ?? 'ready',
      document: 0,
      unseen: trouble === 'no paper for what is done',
    };
    known.set(uuid, kept);
    if (kept.status === 'ready') print(uuid, kept);
    return [trouble === 'no answer after printing' ? 0 : 201, { number: known.size, uuid, isBlocked: false }];
  };
  const look = (uuid: string): [status: number, answer: unknown] => {
    if (garbled) return [500, 'Внутренняя ошибка'];
    const kept = known.get(uuid);
    return kept ? [200, { results: [resultOf(kept)] }] : [404, {}];
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const uuid = request.url?.split('/')[4] ?? '';
      const [status, answer] = request.method === 'POST' ? receive(body) : look(uuid);
      if (status === 0) return void request.socket.destroy();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    trouble: (trouble) => void (next = trouble),
    garble: (on) => void (garbled = on),
    finish() {
      for (const [uuid, kept] of known)
        if (['inProgress', 'blocked'].includes(kept.status)) print(uuid, kept);
    },
    printed,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
