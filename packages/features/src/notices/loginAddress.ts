import { paths } from '@siren/contract/routes';

/** The address of the login page that leads back to `from`, a path with its query. */
export function loginAddress(from: string): string {
  return from === paths.home() || from.startsWith(paths.login())
    ? paths.login()
    : `${paths.login()}?from=${encodeURIComponent(from)}`;
}
