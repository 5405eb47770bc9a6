export { ApiProvider, useApi } from './ApiContext.tsx';
export { cachePolicy } from './cache.ts';
export type { Payload } from './cache.ts';
export { newIdempotencyKey } from './newIdempotencyKey.ts';
export { resource } from './resource.ts';
export type { Resource } from './resource.ts';
export { useKept } from './useKept.ts';
export type { Kept } from './useKept.ts';
export { useResource } from './useResource.ts';
