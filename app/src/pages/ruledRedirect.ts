import { safeRedirect } from '@siren/contract/redirect';
import { redirectOf } from '@siren/domain/navigation';
import type { RouteRules } from '@siren/domain/navigation';

/**
 * Where the rules send an address: a path of the shop, or a whole address elsewhere, at a host of the allow-list.
 * null where they leave it alone, or would lead where nobody allowed.
 */
export function ruledRedirect(rules: RouteRules, url: URL, allowedHosts: readonly string[]): string | null {
  const wanted = redirectOf(rules, url);
  const target = wanted === null ? null : safeRedirect(wanted, url.origin, allowedHosts);
  if (target === null) return null;
  const { origin } = url;
  return target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
}
