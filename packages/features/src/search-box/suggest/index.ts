export { Suggestions } from './Suggestions.tsx';
