import { isPublicAddress } from '../../outside/index.ts';
import type { PictureLoader } from '../PictureLoader.ts';
import { request } from './request.ts';

const BYTES_MAX = 15_000_000;
const TIME_MAX_MS = 10_000;
const REDIRECTS_MAX = 3;
/** What sharp reads and nothing that could hold scripts or name further files. */
const TYPES = new Set(['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const PORTS = new Set(['', '80', '443']);

export interface HttpLoaderOptions {
  /** Which IP addresses may be connected to. @default those of the open internet */
  isAllowed?: (address: string) => boolean;
  /** @default the usual ones of http and https */
  isAllowedPort?: (port: string) => boolean;
  /** Bytes. @default 15,000,000 */
  bytesMax?: number;
  /** ms for the whole download, redirects included. @default 10,000 */
  timeMax?: number;
}

/**
 * Loads pictures of the web: http and https, public addresses only (checked at every redirect and at the
 * connection itself), bounded in size, time and redirects, and only if it is called a picture.
 */
export function httpPictureLoader({
  isAllowed = isPublicAddress,
  isAllowedPort = (port) => PORTS.has(port),
  bytesMax = BYTES_MAX,
  timeMax = TIME_MAX_MS,
}: HttpLoaderOptions = {}): PictureLoader {
  const check = (url: URL) => {
    if (!/^https?:$/.test(url.protocol) || url.username || url.password || !isAllowedPort(url.port)) {
      throw new Error(`Not an address to load from: ${url.origin}`);
    }
  };
  return {
    canLoad: (url) => /^https?:\/\//i.test(url),
    isDrawn: () => false,
    async load(address) {
      const signal = AbortSignal.timeout(timeMax);
      let url = new URL(address);
      for (let left = REDIRECTS_MAX; ; left -= 1) {
        check(url);
        const { status, location, type, body } = await request(url, { signal, bytesMax, isAllowed });
        if (status === 200 && TYPES.has(type)) return { bytes: body, tile: null };
        if (status < 300 || status >= 400 || !location) throw new Error(`Answered ${status} ${type}`);
        if (left === 0) throw new Error('Too many redirects');
        url = new URL(location, url);
      }
    },
  };
}
