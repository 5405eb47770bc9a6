import cookie from '@fastify/cookie';
import type { Call } from '@siren/contract/call';
import { calls } from '@siren/contract/calls';
import type { CallPath } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { createFormReader } from '@siren/contract/form';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { impatiently, UnavailableError } from '../db/index.ts';
import { arrivalWithin } from './arrivalWithin.ts';
import { askedFrom } from './askedFrom.ts';
import { inRequest } from '../log/index.ts';
import type { Log } from '../log/index.ts';
import { callerOf } from './callerOf.ts';
import type { ContextFor } from './contextFor.ts';
import { keptSecret, sendCookies, TOKEN_COOKIE } from './cookies.ts';
import type { Dispatch } from './dispatch.ts';
import { noSuchAddress, sendError, wrongMethod } from './errors.ts';
import { readableUrl } from './readableUrl.ts';
import { readBody } from './readBody.ts';
import { requestIds } from './requestIds.ts';
import { refuseOddRequests } from './refuseOddRequests.ts';
import { addSecurityHeaders } from './securityHeaders.ts';
import { pathOf, tellRequests } from './tellRequests.ts';

/** Bytes: two hundred codes or the longest order fit, whatever escapes they are written with. */
const BODY_LIMIT = 128 * 1024;

export interface ServerOptions {
  dispatch: Dispatch;
  contextFor: ContextFor;
  log: Log;
  /** Addresses and networks of proxies that are believed what they say of visitors. */
  trustedProxies: readonly string[];
  /** How long a request may take to arrive, head and body, s. */
  requestSeconds: number;
}

/** Fields of a form, until the schema of the call tells numbers from texts. */
class FormFields {
  readonly pairs: URLSearchParams;
  constructor(text: string) {
    this.pairs = new URLSearchParams(text);
  }
}

/** A page of another site may post a form to us; it must not plant its session in the visitor's cookies. */
const mayKeepCookies = (request: FastifyRequest): boolean => askedFrom(request) !== 'other';

/** Of calls that a page of ours makes in a browser; everybody else is who their token says. */
const keptToken = (request: FastifyRequest): string | undefined =>
  askedFrom(request) === 'own' ? keptSecret(request, TOKEN_COOKIE) : undefined;

const addCall = (server: FastifyInstance, path: CallPath, { dispatch, contextFor }: ServerOptions): void => {
  const call: Call = calls[path];
  const readForm = createFormReader(call.payload);
  const bodyOf = ({ body }: FastifyRequest): unknown => {
    if (!(body instanceof FormFields)) return body;
    const token = body.pairs.getAll('token');
    const fields = readForm(body.pairs) as object;
    return { ...fields, token: token.length > 1 ? token : (token[0] ?? '') };
  };
  server.post(path, async (request, reply) => {
    const { token, payload } = readBody(bodyOf(request));
    const visit = await contextFor({ token, keptToken: keptToken(request), ...callerOf(request) });
    try {
      // Told that they are nobody, whoever is signed in would be taken for somebody who has left.
      if (visit.unknown && call.memory === 'pages')
        throw new UnavailableError('gone', 'The database does not answer');
      // In the name of a new guest it would read, and fill, something else.
      if (visit.ended && call.needs !== null) throw refusal('user.not_authorized');
      return await dispatch(path, visit.context, payload);
    } finally {
      if (mayKeepCookies(request)) sendCookies(request, reply, visit.cookies());
    }
  });
};

/**
 * No page answers in the place of a call that is asked by another method. Not by routes: with six more for each call the router takes
 * longer to build than everything else of a server.
 */
const refuseOtherMethods = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    if (request.method === 'POST' || !Object.hasOwn(calls, path)) return done();
    reply.header('allow', 'POST');
    return done(wrongMethod());
  });
};

/** The shop API over HTTP: every call of the contract, refusals and failures in the wire format. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { log } = options;
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    ...arrivalWithin(options.requestSeconds),
    trustProxy: [...options.trustedProxies],
    genReqId: requestIds(options.trustedProxies),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      inRequest(request.id, () => sendError(error, reply, log, pathOf(request)));
    },
  });
  tellRequests(server, log);
  refuseOddRequests(server);
  await server.register(cookie);
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new FormFields(String(text))),
  );
  server.removeContentTypeParser('text/plain');
  addSecurityHeaders(server);
  refuseOtherMethods(server);
  // Once the body is there: how long that takes is the visitor's business.
  server.addHook('preHandler', (_request, _reply, done) => impatiently(done));
  server.setErrorHandler((error, request, reply) =>
    inRequest(request.id, () =>
      sendError(error, reply, log, `${request.method} ${request.routeOptions.url ?? 'unknown'}`),
    ),
  );
  server.setNotFoundHandler(() => {
    throw noSuchAddress();
  });
  for (const path of Object.keys(calls) as CallPath[]) addCall(server, path, options);
  return server;
}
