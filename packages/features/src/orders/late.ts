/** What only staff see of an order. */
export { StaffNoteCard } from './StaffNoteCard.tsx';
