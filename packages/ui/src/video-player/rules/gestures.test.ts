import { expect, test } from 'vitest';
import { phaseOf } from './phaseOf.ts';
import { tapRequests } from './tapRequests.ts';

const play = { type: 'togglePlay' };
const fullscreen = { type: 'toggleFullscreen' };

test.each([
  ['single', false, { requests: [play] }],
  ['double', false, { requests: [play, fullscreen] }],
  ['single', true, { requests: [], controls: 'toggle' }],
  ['double', true, { requests: [fullscreen], controls: 'show' }],
] as const)('a %s tap, by touch %s', (kind, isTouch, answer) =>
  expect(tapRequests(kind, isTouch)).toEqual(answer),
);

const still = { failure: null, ended: false, waiting: false, paused: true };
test.each([
  [still, 'paused'],
  [{ ...still, paused: false }, 'playing'],
  [{ ...still, paused: false, waiting: true }, 'waiting'],
  [{ ...still, ended: true }, 'ended'],
  [{ ...still, paused: false, waiting: true, failure: 'network' as const }, 'failed'],
])('%o is %s', (state, phase) => expect(phaseOf(state)).toBe(phase));
