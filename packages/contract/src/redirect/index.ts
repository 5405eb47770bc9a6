export { safeRedirect } from './safeRedirect.ts';
export { returnPath } from './returnPath.ts';
