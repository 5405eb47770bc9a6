export { infoResource } from './infoResource.ts';
export { useInfo } from './useInfo.ts';
