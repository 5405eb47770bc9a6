export { createLog } from './createLog.ts';
export { createTextLog } from './createTextLog.ts';
export { createQuiet } from './createQuiet.ts';
export type { Log, LogFields } from './Log.ts';
export { withoutSecrets } from './withoutSecrets.ts';
export { inRequest, requestId } from './request.ts';
