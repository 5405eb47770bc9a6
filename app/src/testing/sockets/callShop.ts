import type { AnswerOf, CallPath } from '@siren/contract/calls';

/** Calls the API of a running shop; throws where it refuses. */
export async function callShop<Path extends CallPath>(
  url: string,
  path: Path,
  payload: object,
): Promise<AnswerOf<Path>> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as AnswerOf<Path>;
}
