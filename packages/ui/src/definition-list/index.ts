export { DefinitionList, definitionKinds } from './DefinitionList.tsx';
export type { Definition, DefinitionListProps } from './DefinitionList.tsx';
