export { paperTypes } from './Paper.ts';
export type { Paper, PaperPart, PaperType } from './Paper.ts';
export { paperName, paperOf } from './paperOf.ts';
export { paperUrl, parsePaperUrl } from './paperUrl.ts';
