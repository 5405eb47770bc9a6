export type * from './entities.ts';
export { permissions } from './entities.ts';
export { can } from './can.ts';
export { TOKEN_LENGTH, isToken } from './isToken.ts';
