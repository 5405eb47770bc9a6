export { errorText } from './errorText.ts';
export { loginAddress } from './loginAddress.ts';
export { useNotices } from './useNotices.ts';
export type { Notices } from './useNotices.ts';
