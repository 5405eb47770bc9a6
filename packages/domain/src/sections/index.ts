export { allChoices, arrangedFacets, nearestChoices, shownFilters } from './arrangedFacets.ts';
export { sectionHandFields } from './entities.ts';
export type {
  FacetChoice,
  SectionFacet,
  SectionFields,
  PinnedGood,
  SectionList,
  SectionPlace,
  SectionUses,
  StaffSection,
  StaffSectionRow,
} from './entities.ts';
export { firstGoods, openedSection, PINS_MAX } from './opening.ts';
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
export { deleteProblem, isShownUses, mergedSections, mergeProblem, shownUses } from './mergeSection.ts';
export type { SectionMerge } from './mergeSection.ts';
export { isSameName, nameProblem, newSectionProblem, pathOfName } from './newSection.ts';
export type { NewSection, NewSectionProblem } from './newSection.ts';
export type { MoveProblem, SectionMove, SectionStep } from './moveSection.ts';
export { moveTo, spotOf } from './sectionSpot.ts';
export type { SectionSpot } from './sectionSpot.ts';
export { pathProblem, SECTION_PATH_MAX } from './pathProblem.ts';
