import { describe, expect, it } from 'vitest';
import { createLog, inRequest, withoutSecrets } from './index.ts';

/** A log that one can read: its lines, parsed. */
function written(level: 'debug' | 'info' | 'error' = 'info') {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return { log, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('a line of the log', () => {
  it('has its level in words, its time in ISO 8601, and what is told', () => {
    const { log, lines } = written();
    log.info('answered', { status: 403, path: '/cart' });
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        pid: process.pid,
        msg: 'answered',
        status: 403,
        path: '/cart',
      },
    ]);
  });

  it('has the id of the request that is answered meanwhile, after waiting, too', async () => {
    const { log, lines } = written();
    await Promise.all(
      ['one', 'two'].map((id) =>
        inRequest(id, async () => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          log.info(id);
        }),
      ),
    );
    log.info('nobody asks');
    expect(lines().map(({ requestId, msg }) => [requestId, msg])).toEqual([
      ['one', 'one'],
      ['two', 'two'],
      [undefined, 'nobody asks'],
    ]);
  });

  it('is not written below the level that is wanted', () => {
    const { log, lines } = written('error');
    log.debug('a');
    log.info('b');
    log.error(null, 'c');
    expect(lines().map(({ msg }) => msg)).toEqual(['c']);
  });
});

describe('a failure in the log', () => {
  it('tells of PostgreSQL no value: neither its detail, nor its parameters, nor what a message quotes', () => {
    const { log, lines } = written();
    const failed = Object.assign(new Error('invalid input syntax for type integer: "Анна Лебедева"'), {
      code: '22P02',
      detail: 'Key (phone)=(+79161234567) already exists.',
      where: "unnamed portal parameter $1 = 'Анна'",
      parameters: ['Анна'],
    });
    log.error(failed, 'POST /api/order/create failed');
    const line = JSON.stringify(lines());
    expect(line).not.toMatch(/Анна|9161234567|portal/);
    expect(lines()[0]).toMatchObject({
      level: 'error',
      msg: 'POST /api/order/create failed',
      error: { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
    });
    expect(line).toContain('log.test.ts');
  });

  it('tells what it came from', () => {
    const { log, lines } = written();
    log.error(new Error('no page', { cause: new Error('of anna@example.ru') }), 'GET / failed');
    expect(lines()[0]).toMatchObject({ error: { message: 'no page', cause: { message: 'of …' } } });
  });
});

describe('a text that something personal got into', () => {
  it.each([
    ['a phone', 'sent to +7 (912) 204-41-08 now', 'sent to … now'],
    ['digits of a phone', 'user 79122044108', 'user …'],
    ['an e-mail', 'to <anna.l@example.ru>', 'to <…>'],
    ['a token', 'session a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6', 'session …'],
    ['a query', 'GET /search?query=диван failed', 'GET /search… failed'],
  ])('loses %s', (_what, text, left) => expect(withoutSecrets(text)).toBe(left));

  it.each([
    'Payment 6f1c2a34-9b1d-4e5f-8a7b-0c1d2e3f4a5b could not be given back',
    'Order 100007 did not expire',
    'PostgreSQL (process 4711) was still running: attached to it.',
    'Port 3000 is taken. Choose another one: PORT=3001 npm start',
    'Cannot use the data folder /var/lib/siren-2026-11-23: there is no permission to write there.',
    'Почему так вышло?',
  ])('keeps all else: %s', (text) => expect(withoutSecrets(text)).toBe(text));
});
