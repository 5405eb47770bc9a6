import type { Api } from '@siren/contract/calls';
import { createClient } from '@siren/contract/client';
import { useEffect, useState } from 'react';

/**
 * The API of one story. What is asked in it and not answered before it is left, and whatever is asked later, stays without an answer, as on
 * a page that was closed: stories follow one another on one page, where a late failure would speak in the picture of another.
 */
export function useStoryApi(): Api {
  const [{ api, enter }] = useState(createStoryApi);
  useEffect(enter, [enter]);
  return api;
}

function createStoryApi() {
  let token = 'a'.repeat(32);
  let left = false;
  const api = createClient({
    fetch: (...request) =>
      new Promise((resolve, reject) => {
        // What waited for a moment of quiet would come to the server of another story.
        if (left) return;
        fetch(...request).then(
          (answer) => left || resolve(answer),
          (error: unknown) => left || reject(error),
        );
      }),
    origin: location.origin,
    allowedRedirectHosts: [],
    token: { get: () => token, set: (next) => (token = next) },
    navigate: () => undefined,
  });
  const enter = () => {
    left = false;
    return () => {
      left = true;
    };
  };
  return { api, enter };
}
