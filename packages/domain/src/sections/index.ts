export { allChoices, arrangedFacets, nearestChoices, shownFilters } from './arrangedFacets.ts';
export { sectionHandFields } from './entities.ts';
export type {
  FacetChoice,
  SectionFacet,
  SectionFields,
  SectionPlace,
  StaffSection,
  StaffSectionRow,
} from './entities.ts';
export { fedPlaces } from './fedPlaces.ts';
export {
  childrenOf,
  isStill,
  isWithin,
  moveProblem,
  movedSections,
  sectionSteps,
  stepMove,
} from './moveSection.ts';
export type { MoveProblem, SectionMove, SectionStep } from './moveSection.ts';
export { pathProblem, SECTION_PATH_MAX } from './pathProblem.ts';
