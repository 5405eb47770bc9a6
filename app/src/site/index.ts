export { loadBuiltApp } from './BuiltApp.ts';
export { registerSite } from './registerSite.ts';
