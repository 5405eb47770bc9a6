export { bytesOf } from './bytesOf.ts';
export { feedXml } from './feedXml.ts';
export type { TestCategory, TestFeed, TestOffer } from './feedXml.ts';
export { generateFeed } from './generateFeed.ts';
export type { GeneratedFeed } from './generateFeed.ts';
export { readWhole } from './readWhole.ts';
export { csvOf, xlsxOf } from './tableFile.ts';
