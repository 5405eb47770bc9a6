export { Carousel, carouselItems } from './Carousel.tsx';
export type { CarouselProps } from './Carousel.tsx';
