import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Asked, Heard } from './clients.ts';

type Told = { value: unknown } | { failed: string } | { listening: true } | { lost: number };

/** Clients in a process of their own: what they do is no work of the bench, nor of the shop. */
export interface Clients {
  ask<Answer>(asked: Asked): Promise<Answer>;
  /** Resolves once all of them listen for these words, with what waits until all have heard them. */
  listen(words: string): Promise<() => Promise<Heard>>;
  /** How many of them were closed. */
  lost(): number;
  end(): void;
}

export function spawnClients(): Clients {
  const child = fork(join(import.meta.dirname, 'clients.ts'));
  let lost = 0;
  child.on('message', (told: Told) => void ('lost' in told && (lost += 1)));
  const next = <Kind extends Told>(isIt: (told: Told) => told is Kind): Promise<Kind> =>
    new Promise((resolve, reject) => {
      const listen = (told: Told) => {
        if (!isIt(told) && !('failed' in told)) return;
        child.off('message', listen);
        if ('failed' in told) reject(new Error(told.failed));
        else if (isIt(told)) resolve(told);
      };
      child.on('message', listen);
    });
  const value = <Answer>() =>
    next((told): told is { value: unknown } => 'value' in told).then((told) => told.value as Answer);

  return {
    ask<Answer>(asked: Asked) {
      const answer = value<Answer>();
      child.send(asked);
      return answer;
    },
    async listen(words) {
      const heard = value<Heard>();
      const listening = next((told): told is { listening: true } => 'listening' in told);
      child.send({ ask: 'hear', words } satisfies Asked);
      await listening;
      return () => heard;
    },
    lost: () => lost,
    end: () => void child.kill(),
  };
}
