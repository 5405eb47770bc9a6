import { createNotifications } from './createNotifications.ts';

/** The queue of the page. It is for browsers: on a server nobody sees what is said here. */
export const notifications = createNotifications();
