/** What is needed once one changes something that a code proves. */
export { CodeForm } from '../login/index.ts';
