export type * from './entities.ts';
export { catalogErrorSorts, checkCauses, ERROR_REASON_MAX, errorStates, openStates } from './entities.ts';
export {
  catalogRuleKeys,
  catalogRules,
  errorSeverities,
  GOOD_NAME_GOOD,
  PICTURE_OF_MANY,
  PRICE_JUMP,
  rulesOf,
  severityOf,
} from './rules.ts';
export type { CatalogRule, CatalogRuleKey, ErrorMend, ErrorSeverity } from './rules.ts';
export {
  isBadLength,
  isBrandTwice,
  isMojibake,
  isPlaceholder,
  isPriceJump,
  MOJIBAKE,
  PLACEHOLDER,
} from './checks.ts';
export { settleError } from './settleError.ts';
export type { SettledError } from './settleError.ts';
export { errorValueText, percentOfJump, pricesOfValue } from './valueText.ts';
export { causeWords, errorWords, severityWords } from './words.ts';
