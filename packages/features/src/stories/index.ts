export { withShop } from './withShop.tsx';
export type { StoryShop } from './withShop.tsx';
