import { createContext, use, useSyncExternalStore } from 'react';
import type { PlayerLabels } from '../labels.ts';
import type { Player } from './createPlayer.ts';
import type { PlayerState } from './facts.ts';
import { unknown } from './unknown.ts';

interface Given {
  player: Player;
  labels: PlayerLabels;
}

export const PlayerContext = createContext<Given | null>(null);

/** The player around a part of the interface, and its words. */
export function usePlayer(): Given {
  const given = use(PlayerContext);
  if (!given) throw new Error('A control stands outside a PlayerFrame.');
  return given;
}

/** One thing that is so; what reads it is drawn anew when it changes, and only then. */
export function useFact<Name extends keyof PlayerState>(name: Name): PlayerState[Name] {
  const { player } = usePlayer();
  return useSyncExternalStore(
    player.subscribe,
    () => player.state()[name],
    () => unknown[name],
  );
}
