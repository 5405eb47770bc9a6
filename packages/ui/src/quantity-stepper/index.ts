export { QuantityStepper, stepperSizes, stepperTones } from './QuantityStepper.tsx';
export type { QuantityStepperProps } from './QuantityStepper.tsx';
