export { carriers, isCarried } from './isCarried.ts';
export { readBadges } from './readBadges.ts';
