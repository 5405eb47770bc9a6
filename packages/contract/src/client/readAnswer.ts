import { ApiError, isPublicError, NetworkError, RedirectError } from '../errors/index.ts';
import { safeRedirect } from '../redirect/index.ts';
import type { Reply } from './exchange.ts';

export interface RedirectRules {
  /** The shop's own origin. */
  origin: string;
  /** Hosts besides that a redirect may lead to. */
  allowedRedirectHosts: readonly string[];
}

/**
 * The JSON of a successful answer. Throws ApiError for a refusal in words, RedirectError for a 401 that leads
 * where one may go, NetworkError for all else (behaviour calls-4).
 */
export function readAnswer({ status, ok, text }: Reply, rules: RedirectRules): unknown {
  const body = parse(text);
  if (ok && body !== undefined) return body;
  if (ok) throw new NetworkError('malformed', status);
  const url = status === 401 ? redirectUrl(body) : undefined;
  if (url !== undefined) {
    const target = safeRedirect(url, rules.origin, rules.allowedRedirectHosts);
    throw target === null ? new NetworkError('redirect_refused', status) : new RedirectError(target);
  }
  throw isPublicError(body) ? new ApiError(body, status) : new NetworkError('server', status);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function redirectUrl(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('url' in body)) return undefined;
  return typeof body.url === 'string' ? body.url : undefined;
}
