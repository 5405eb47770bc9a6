export { Heading, headingLevels, headingSizes } from './Heading.tsx';
export type { HeadingProps } from './Heading.tsx';
