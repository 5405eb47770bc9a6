export { PeopleScreen } from './PeopleScreen.tsx';
export { PersonScreen } from './PersonScreen.tsx';
