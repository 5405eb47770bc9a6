export { Spinner, spinnerSizes, spinnerTones } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
