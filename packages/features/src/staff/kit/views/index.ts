export { useSavedViews } from './useSavedViews.tsx';
export type { SavedViews } from './useSavedViews.tsx';
export { viewsResource } from './viewsResource.ts';
