export type { Config } from './Config.ts';
export { readConfig } from './readConfig.ts';
export { StartupError } from './StartupError.ts';
