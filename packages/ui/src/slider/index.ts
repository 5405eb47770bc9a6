export { Slider } from './Slider.tsx';
export type { SliderProps } from './Slider.tsx';
export { SliderBar } from './SliderBar.tsx';
export { sliderOrientations } from './SliderMark.ts';
export type { SliderBarProps, SliderThumb } from './SliderBar.tsx';
export type { SliderMark, SliderOrientation } from './SliderMark.ts';
