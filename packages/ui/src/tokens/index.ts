export {
  checkContrast,
  createBrandTheme,
  createScale,
  DtcgError,
  fromDtcg,
  sirenTokens,
  toDtcg,
} from '../theme/tokens/index.ts';
export type {
  Bezier,
  BrandTheme,
  BrandThemeChanges,
  ContrastProblem,
  CssVars,
  DtcgFiles,
  Tokens,
} from '../theme/tokens/index.ts';
