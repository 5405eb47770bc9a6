export { switchDemo } from './switchDemo.ts';
