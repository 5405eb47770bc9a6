import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PlayerLabels } from '../labels.ts';
import type { Player } from '../player/createPlayer.ts';
import type { Request } from '../player/Request.ts';
import { announce } from '../rules/announce.ts';
import { keyOwner } from '../rules/keyOwner.ts';
import { keyRequest } from '../rules/keyRequest.ts';

/** A key that is held goes on seeking and turning the sound up or down; it switches things only once. */
const REPEATED: readonly Request['type'][] = ['seekBy', 'changeVolume'];

/** Carries out what keys ask for, and keeps the words that say so. */
export function useKeys(player: Player, labels: PlayerLabels) {
  const [said, setSaid] = useState({ words: '', turn: 0 });

  function press(event: KeyboardEvent): void {
    const owner = keyOwner(event.target as Element);
    const request = keyRequest(event.nativeEvent, owner);
    if (!request || event.defaultPrevented) return;
    /* Space would scroll the page, an arrow would move the slider a second time. */
    event.preventDefault();
    if (event.repeat && !REPEATED.includes(request.type)) return;
    /* A slider says its new value itself. */
    const words = owner === 'seek' || owner === 'volume' ? '' : announce(request, player.state(), labels);
    setSaid(({ turn }) => ({ words, turn: turn + 1 }));
    player.request(request);
  }
  return { press, said, hush: () => setSaid(({ turn }) => ({ words: '', turn })) };
}
