import { SECONDS_A_STEP } from './drawScene.ts';

/** Frames a second while something moves. */
const MOVING = 12;
/** A little longer than a thing takes to arrive. */
const ARRIVAL = 1.25;
/** Seconds from one position of the dial to the next. */
const DIAL = 2;

/** When there is something new to see: often while a thing arrives, every other second for the dial otherwise. */
export function frameTimes(duration: number): number[] {
  const times: number[] = [];
  for (let time = 0; time < duration;) {
    times.push(Math.round(time * MOVING) / MOVING);
    const inStep = time % SECONDS_A_STEP;
    time = inStep < ARRIVAL ? time + 1 / MOVING : (Math.floor(time / DIAL) + 1) * DIAL;
  }
  return times;
}
