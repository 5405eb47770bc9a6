export { Select, selectLooks } from './Select.tsx';
export type { SelectGroup, SelectOption, SelectProps } from './Select.tsx';
