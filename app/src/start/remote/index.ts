export { openRemoteBackend } from './openRemoteBackend.ts';
