/** What the server draws below the order of a guest, and the browser wakes up after it. */
export { CreateAccount } from '../login/index.ts';
