export { Badge, badgeShapes, badgeTones } from './Badge.tsx';
export type { BadgeProps } from './Badge.tsx';
