export { xlsxFile } from './xlsxFile.ts';
