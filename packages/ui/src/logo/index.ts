export { Logo, logoSizes } from './Logo.tsx';
export type { LogoProps } from './Logo.tsx';
