/** What is needed once an account asks for a code besides the password. */
export { FactorStep } from './FactorStep.tsx';
