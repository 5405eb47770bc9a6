export { openApiDocument } from './openApiDocument.ts';
export type { OpenApiDocument } from './openApiDocument.ts';
export { openApiPage } from './openApiPage.ts';
