export { FilterMenu } from './FilterMenu.tsx';
export type { FilterMenuProps, FilterOption } from './FilterMenu.tsx';
export { chosenOf } from './listAddress.ts';
export type { ChosenFilters, ListAddress, ListFilters } from './listAddress.ts';
export { ListView } from './ListView.tsx';
export type { ListViewLink, ListViewProps } from './ListView.tsx';
export { useListAddress } from './useListAddress.ts';
export type { ListAddressState } from './useListAddress.ts';
