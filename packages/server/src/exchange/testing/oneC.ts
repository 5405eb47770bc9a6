import type { FastifyInstance } from 'fastify';

/** What an answer says to 1C. */
export interface OneCAnswer {
  status: number;
  lines: string[];
  text: string;
  type: string;
}

export interface OneC {
  ask(mode: string, query?: Readonly<Record<string, string>>, body?: string | Buffer): Promise<OneCAnswer>;
  /** Signs in; gives the lines of the answer, and keeps the cookie they name. */
  checkAuth(login?: string, password?: string): Promise<string[]>;
  /** Sends a file in parts. */
  send(filename: string, content: string | Buffer, partBytes?: number): Promise<OneCAnswer>;
  /** Asks for the import until the shop has done it; gives the last answer. */
  take(filename: string): Promise<OneCAnswer>;
}

/** 1C as its documentation tells of it: it keeps the cookie alone, reads the first line, and repeats what is in progress. */
export function createOneC(server: FastifyInstance, url: string, type: 'catalog' | 'sale' = 'catalog'): OneC {
  let cookie = '';
  const request = async (
    mode: string,
    query: Readonly<Record<string, string>> = {},
    { body, headers = {} }: { body?: string | Buffer | undefined; headers?: Record<string, string> } = {},
  ): Promise<OneCAnswer> => {
    const response = await server.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `${url}?${new URLSearchParams({ type, mode, ...query })}`,
      headers: {
        ...headers,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/octet-stream' }),
      },
      ...(body !== undefined && { payload: body }),
    });
    const text = response.body;
    const { 'content-type': contentType = '' } = response.headers;
    return {
      status: response.statusCode,
      lines: text.trimEnd().split('\n'),
      text,
      type: contentType,
    };
  };
  const ask: OneC['ask'] = (mode, query, body) => request(mode, query, { body });
  return {
    ask,
    async checkAuth(login = 'exchange', password = 'exchange-demo') {
      const coded = Buffer.from(`${login}:${password}`).toString('base64');
      const { lines } = await request('checkauth', {}, { headers: { authorization: `Basic ${coded}` } });
      const [word, name, value] = lines;
      if (word === 'success') cookie = `${name}=${value}`;
      return lines;
    },
    async send(filename, content, partBytes = 1_000_000) {
      const bytes = Buffer.from(content);
      let last: OneCAnswer | null = null;
      for (let from = 0; from < bytes.length; from += partBytes) {
        last = await ask('file', { filename }, bytes.subarray(from, from + partBytes));
        if (last.lines[0] !== 'success') return last;
      }
      if (!last) throw new Error('There was nothing to send');
      return last;
    },
    async take(filename) {
      for (;;) {
        const told = await ask('import', { filename });
        if (told.lines[0] !== 'progress') return told;
      }
    },
  };
}
