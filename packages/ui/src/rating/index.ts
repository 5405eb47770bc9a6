export { Rating, ratingLooks, ratingSizes } from './Rating.tsx';
export type { RatingProps } from './Rating.tsx';
export { RatingInput } from './RatingInput.tsx';
export type { RatingInputProps } from './RatingInput.tsx';
