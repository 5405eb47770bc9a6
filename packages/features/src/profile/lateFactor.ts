/** What only the staff have in their profile. */
export { FactorPart } from './FactorPart.tsx';
