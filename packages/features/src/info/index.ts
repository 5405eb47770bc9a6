export { ClockProvider, useClock } from './ClockContext.tsx';
export type { Clock } from './ClockContext.tsx';
export { infoResource } from './infoResource.ts';
export { useInfo } from './useInfo.ts';
export { useNow } from './useNow.ts';
export { useReloadInfo } from './useReloadInfo.ts';
export { useTakeInfo } from './useTakeInfo.ts';
export { OriginProvider, useOrigin } from './OriginContext.tsx';
export { PageHead } from './PageHead.tsx';
