export { ERROR_POPUP_MS, NOTIFICATIONS_MAX } from './limits.ts';
