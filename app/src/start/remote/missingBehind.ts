import { READY_MS } from './limits.ts';

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((name) => /^[a-z-]{1,32}$/.test(String(name)));

/**
 * What the shop at `apiUrl` says that it lacks; `backend` where it says nothing of use. One that has no `/readyz` is of
 * another make, and ready while it answers.
 */
export async function missingBehind(apiUrl: string): Promise<string[]> {
  try {
    const answer = await fetch(new URL('/readyz', apiUrl), {
      signal: AbortSignal.timeout(READY_MS),
      redirect: 'manual',
    });
    if (answer.ok || answer.status === 404) {
      await answer.body?.cancel();
      return [];
    }
    const { missing } = (await answer.json()) as { missing?: unknown };
    return isNames(missing) ? missing : ['backend'];
  } catch {
    return ['backend'];
  }
}
