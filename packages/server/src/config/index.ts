export type { Config } from './Config.ts';
export { readConfig } from './readConfig.ts';
export { LOG_LEVELS, readLogging } from './readLogging.ts';
export type { LogLevel, Logging } from './readLogging.ts';
export { StartupError } from './StartupError.ts';
