export { forbidden, tooManyRequests } from './callRefused.ts';
export { hookShop } from './hookShop.tsx';
export type { HookShop } from './hookShop.tsx';
export { seeTheMap } from './seeTheMap.ts';
export { serverFailed } from './serverFailed.ts';
export { settled } from './settled.ts';
export { useStoryApi } from './useStoryApi.ts';
export { withShop } from './withShop.tsx';
export type { StoryShop } from './withShop.tsx';
