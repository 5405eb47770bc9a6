import type { PlayerState } from '../player/facts.ts';

/** The one word for what a player does: what its `data-state` says. */
export const phases = ['paused', 'playing', 'waiting', 'ended', 'failed'] as const;
export type Phase = (typeof phases)[number];

export function phaseOf({
  failure,
  ended,
  waiting,
  paused,
}: Pick<PlayerState, 'failure' | 'ended' | 'waiting' | 'paused'>): Phase {
  if (failure) return 'failed';
  if (ended) return 'ended';
  if (waiting) return 'waiting';
  return paused ? 'paused' : 'playing';
}
