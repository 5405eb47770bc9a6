import { expect, test } from 'vitest';
import { phaseOf } from './phaseOf.ts';
import { tapRequests } from './tapRequests.ts';

const play = { type: 'togglePlay' };
const fullscreen = { type: 'toggleFullscreen' };

test.each([
  ['single', false, true, { requests: [play] }],
  ['double', false, true, { requests: [play, fullscreen] }],
  ['single', true, false, { requests: [], controls: 'toggle' }],
  ['double', true, false, { requests: [fullscreen], controls: 'show' }],
  ['single', true, true, { requests: [play] }],
  ['double', true, true, { requests: [play, fullscreen], controls: 'show' }],
] as const)('a %s tap, by touch %s, the first of which plays %s', (kind, isTouch, firstPlays, answer) =>
  expect(tapRequests(kind, isTouch, firstPlays)).toEqual(answer),
);

const still = { failure: null, ended: false, waiting: false, paused: true };
test.each([
  [still, 'paused'],
  [{ ...still, paused: false }, 'playing'],
  [{ ...still, paused: false, waiting: true }, 'waiting'],
  [{ ...still, ended: true }, 'ended'],
  [{ ...still, paused: false, waiting: true, failure: 'network' as const }, 'failed'],
])('%o is %s', (state, phase) => expect(phaseOf(state)).toBe(phase));
