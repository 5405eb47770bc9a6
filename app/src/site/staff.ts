import { refusal } from '@siren/contract/errors';
import { BACK_OFFICE, paths, rootOf } from '@siren/contract/routes';
import { mayOpen, screensFor, staffScreens } from '@siren/contract/staff/screens';
import type { StaffArea } from '@siren/contract/staff/screens';
import type { Config } from '@siren/server/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, writtenPath } from './addressOf.ts';
import { answerPage, HTML, PAYLOAD_SUFFIX, sendFailure, withoutSlash } from './pages.ts';
import type { PageAnswer, PageHost } from './pages.ts';
import { staffShell } from './staffShell.ts';

/**
 * What the staff's apps may load: their own files, calls and sockets, and nothing else; it stands in no frame. Styles may
 * stand in the document: a dialog keeps what is behind it from scrolling with a style element of its own.
 */
const POLICY = [
  ...[
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
  ],
  ...[
    "font-src 'self'",
    "connect-src 'self'",
    // The sound of a notification.
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ],
].join('; ');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

/** Where the areas lie. */
type Roots = Pick<Config, 'adminPath' | 'toolsPath'>;

interface Area {
  name: StaffArea;
  /** First part of its addresses. */
  root: string;
}

/**
 * Answers an address of an area by who asks: guests sign in first, whoever may open it gets the app, and for all others it
 * is as little there as any address that the shop does not have (behaviour pages-12). Who lacks the second factor that their role
 * requires is led to where it is set up.
 */
async function answerArea(
  host: PageHost,
  { area, areas }: { area: Area; areas: readonly Area[] },
  asked: URL,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { renderer, staff } = host.app;
  const bare = withoutSlash(asked);
  const path = bare.pathname + bare.search;
  const visitor = await host.visitors.visitorOf(request, reply);
  const { user, permissions, down } = await visitor.api.call('/api/info', {});
  if (down) throw refusal('general.unavailable');
  if (!user) return reply.headers(HEADERS).redirect(renderer.loginAddress(path), 302);
  if (permissions.length === 0 && user.flags.includes('staff')) {
    const { state } = await visitor.api.call('/api/user/factor', {});
    if (state === 'due') return reply.headers(HEADERS).redirect(paths.profile(), 302);
  }
  if (!mayOpen(permissions, area.name, bare.pathname.slice(`/${area.root}/`.length)))
    return answerPage(host, request, reply, visitor);
  reply.headers(HEADERS);
  if (bare.pathname !== writtenPath(request.url)) return reply.redirect(path, 301);
  const screens = screensFor(permissions).filter((name) => staffScreens[name].area === area.name);
  const open = areas.filter(({ name }) => mayOpen(permissions, name, ''));
  const roots = Object.fromEntries(open.map(({ name, root }) => [name, root]));
  return reply.type(HTML).send(staffShell(staff.assets, { area: area.name, roots, screens }));
}

/** Data of pages and links with a token are the shop's: it knows what to do with them at any address. */
const isOfShop = ({ pathname, searchParams }: URL): boolean =>
  pathname.endsWith(PAYLOAD_SUFFIX) || searchParams.has('token');

const isOffice = (asked: URL): boolean => rootOf(asked.pathname) === BACK_OFFICE && !isOfShop(asked);

/** The back-office has a login of its own, which is for everybody; what is behind it is asked for by calls. */
function answerOffice({ app }: PageHost, asked: URL, request: FastifyRequest, reply: FastifyReply) {
  const bare = withoutSlash(asked);
  reply.headers(HEADERS);
  if (bare.pathname !== writtenPath(request.url)) return reply.redirect(bare.pathname + bare.search, 301);
  return reply.type(HTML).send(staffShell(app.office.assets, null));
}

/**
 * What answers every address of a page: `/backoffice` and what is below it by the back-office, `/{ADMIN_PATH}`, `/{TOOLS_PATH}` and what is below them by the staff's own app, all
 * others by the shop. Which of them it is is judged by the one form of an address, never by how it is written.
 */
export function createPageAnswer(host: PageHost, { adminPath, toolsPath }: Roots): PageAnswer {
  const areas: Area[] = [
    { name: 'admin', root: adminPath },
    { name: 'tools', root: toolsPath },
  ];
  return async (request, reply) => {
    const asked = addressOf(request.url);
    if (asked && isOffice(asked)) return answerOffice(host, asked, request, reply);
    const area = asked && areas.find(({ root }) => root === rootOf(asked.pathname));
    if (!area || isOfShop(asked)) return answerPage(host, request, reply);
    try {
      return await answerArea(host, { area, areas }, asked, request, reply);
    } catch (error) {
      return sendFailure(host, error, request, reply.headers(HEADERS).type(HTML));
    }
  };
}
