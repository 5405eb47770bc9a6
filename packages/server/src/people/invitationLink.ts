import { randomBytes } from 'node:crypto';
import { paths } from '@siren/contract/routes';
import { linkDigest } from '../account/index.ts';

/** Bytes of a link's secret. */
const SECRET = 24;

/** The link of an invitation, a path of the shop, and what is kept of it. */
export const makeLink = () => {
  const secret = randomBytes(SECRET).toString('base64url');
  return { digest: linkDigest(secret), link: `${paths.login()}?invitation=${secret}` };
};
