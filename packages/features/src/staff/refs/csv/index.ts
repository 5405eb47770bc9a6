export { CsvMenu } from './CsvMenu.tsx';
