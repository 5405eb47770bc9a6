export { rememberQuery } from './recentQueries.ts';
export { SearchBox } from './SearchBox.tsx';
