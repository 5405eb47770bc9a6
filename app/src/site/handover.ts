import { returnPath } from '@siren/contract/redirect';
import { paths } from '@siren/contract/routes';
import { isToken } from '@siren/domain/account';
import { askedFrom, keptSecret, OFFERED_COOKIE, offeredCookie, sendCookies } from '@siren/server/http';
import type { Visitors } from '@siren/server/shop';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failurePage } from './failurePage.ts';
import { isCrawler } from './isCrawler.ts';

/** Bytes of the form: an address to go on to and which button was pressed. */
const FORM_MAX = 8 * 1024;

/** Neither a cache nor the next page hears of an address with a token. */
const SECRET = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** A person opens the page: no picture, frame, preview or reading ahead, which would use up the token. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-purpose': purpose = '' } = headers;
  if (isCrawler(headers['user-agent'])) return false;
  return method === 'GET' && destination === 'document' && !String(purpose).includes('prefetch');
}

/**
 * Answers an address with a token by one without: its session goes on in this browser under a fresh token, or whoever is
 * signed in is led to the page that asks.
 */
export async function answerToken(
  { takeOver }: Pick<Visitors, 'takeOver'>,
  address: URL,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const [given, ...more] = address.searchParams.getAll('token');
  const bare = new URL(address);
  bare.searchParams.delete('token');
  const path = bare.pathname + bare.search;
  reply.headers(SECRET);
  if (!isToken(given) || more.length > 0 || !isVisit(request)) return reply.redirect(path);
  const { asks } = await takeOver(request, reply, { given, pressed: false });
  if (!asks) return reply.redirect(path);
  sendCookies(request, reply, [offeredCookie(given)]);
  return reply.redirect(`${paths.handover()}?from=${encodeURIComponent(path)}`);
}

/** The form of the page that asks: it works without scripts, and from that page alone. */
export function registerHandover(server: FastifyInstance, { takeOver }: Pick<Visitors, 'takeOver'>): void {
  void server.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX },
      (_request, text, done) => done(null, String(text)),
    );
    forms.post(paths.handover(), async (request, reply) => {
      reply.headers(SECRET);
      if (askedFrom(request) !== 'own')
        return reply.code(403).type('text/html; charset=utf-8').send(failurePage(403, STRANGE));
      const form = new URLSearchParams(String(request.body ?? ''));
      const given = keptSecret(request, OFFERED_COOKIE);
      if (form.get('as') === 'offered') await takeOver(request, reply, { given, pressed: true });
      sendCookies(request, reply, [offeredCookie('')]);
      return reply.redirect(returnPath(form), 303);
    });
  });
}

const STRANGE = {
  message: 'Выбор не\u00a0принят',
  description:
    'Форма пришла не\u00a0со\u00a0страницы магазина. Откройте ссылку ещё раз и\u00a0выберите на\u00a0нашей странице.',
};
