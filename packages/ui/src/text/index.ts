export { Text, textElements, textSizes, textTones, textWeights } from './Text.tsx';
export type { TextProps } from './Text.tsx';
export { Words } from './Words.tsx';
export type { WordsProps } from './Words.tsx';
