export { photoReportsCalls } from './calls.ts';
