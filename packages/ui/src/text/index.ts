export { Text, textElements, textSizes, textTones, textWeights } from './Text.tsx';
export type { TextProps } from './Text.tsx';
