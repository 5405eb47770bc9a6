export { Slider } from './Slider.tsx';
export type { SliderProps } from './Slider.tsx';
export { SliderBar, sliderOrientations } from './SliderBar.tsx';
export type { SliderBarProps, SliderMark, SliderOrientation, SliderThumb } from './SliderBar.tsx';
