export { Card, cardPaddings, cardTones } from './Card.tsx';
export type { CardProps } from './Card.tsx';
