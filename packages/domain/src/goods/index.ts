export type * from './entities.ts';
export { BADGES_MAX, withBadge } from './badgeChoice.ts';
export type { BadgeChoice } from './badgeChoice.ts';
export { GOODS_SELECTED_MAX, handFields } from './entities.ts';
export { goodSorts, goodStates, goodStocks } from './goodFilters.ts';
export type { GoodFilters, GoodState, GoodStock } from './goodFilters.ts';
export { changePrice } from './changePrice.ts';
export { PIECES_MAX, stockProblem, stockReasons, stockReasonsOf } from './changeStock.ts';
export type { StockChange, StockProblem, StockReason } from './changeStock.ts';
export {
  GOOD_PICTURES_MAX,
  PICTURE_ALT_MAX,
  PICTURE_BYTES_MAX,
  PICTURE_PIXELS_MAX,
  PICTURE_SIDE_MIN,
  pictureChanges,
  pictureFormats,
  pictureProblem,
} from './pictures.ts';
export type { PictureChanges, PictureProblem, SetPicture, UploadedPicture } from './pictures.ts';
export {
  GOOD_FILE_BYTES_MAX,
  goodFileFormat,
  goodFileFormats,
  goodFileKinds,
  goodFileName,
  goodFileProblem,
  webFileAddress,
} from './goodFiles.ts';
export type { GoodFileFormat, GoodFileKind, GoodFileProblem, UploadedGoodFile } from './goodFiles.ts';
export { filmOfText, filmText } from './film.ts';
export type { FilmChoice, GoodFilm, SetFilm } from './film.ts';
export { GOOD_PAPERS_MAX, PAPER_NAME_MAX, paperChanges, papersOfText, papersText } from './papers.ts';
export type { GoodPaper, PaperChanges, SetPaper } from './papers.ts';
export { listChanges } from './listChanges.ts';
export type { ListChanges } from './listChanges.ts';
export { moveGood, sectionHindrances } from './moveGood.ts';
export type { SectionFound, SectionHindrance, SectionMove, SectionOutcome } from './moveGood.ts';
export { broughtBack } from './broughtBack.ts';
export type { TakenOut } from './broughtBack.ts';
export { isFeedsAgain } from './isFeedsAgain.ts';
export { priceBack } from './priceBack.ts';
export {
  isAnyChange,
  oldPriceWishes,
  PERCENT_MAX,
  priceHindrances,
  priceMoves,
  priceRoundings,
} from './priceChange.ts';
export type {
  OldPriceWish,
  PriceChange,
  PriceFound,
  PriceHindrance,
  PriceMove,
  PriceOutcome,
  PricePair,
  PriceRounding,
} from './priceChange.ts';
export { priceProblem } from './priceProblem.ts';
export type { PriceProblem } from './priceProblem.ts';
export {
  HAND_PARAMS_MAX,
  handAfter,
  mendedParams,
  paramKey,
  PARAM_NAME_MAX,
  PARAM_UNIT_MAX,
  PARAM_VALUE_MAX,
  shownParams,
} from './mendParams.ts';
export type { FedParam, HandParam, MendedParam, ShownParam } from './mendParams.ts';
export { addRelated, RELATED_MAX, relatedOfText, relatedProblem, relatedText } from './relatedGoods.ts';
export type { RelatedProblem } from './relatedGoods.ts';
export { stockReasonWords } from './stockReasonWords.ts';
export {
  handFieldsOfText,
  handFieldsText,
  handParamOf,
  handParamText,
  picturesOfText,
  picturesText,
} from './undoTexts.ts';
export { readGoodQuery } from './readGoodQuery.ts';
export type { GoodQuery } from './readGoodQuery.ts';
export { readAmount } from './readAmount.ts';
export type { AmountProblem, TypedAmount } from './readAmount.ts';
