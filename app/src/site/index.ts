export { loadBuiltApp } from './BuiltApp.ts';
export type { BuiltApp } from './BuiltApp.ts';
export { registerSite } from './registerSite.ts';
export type { SiteOptions } from './registerSite.ts';
