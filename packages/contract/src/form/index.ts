export { toForm } from './toForm.ts';
