export { StartupError } from './StartupError.ts';
