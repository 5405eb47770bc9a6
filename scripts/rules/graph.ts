import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

interface Config {
  forbidden: object[];
  options: object;
}

const load = createRequire(import.meta.url);

/** The modules of `root`, how they import each other, and which of the layer rules they break. */
export async function graphOf(root: string, folders: readonly string[]): Promise<ICruiseResult> {
  const { forbidden, options } = load('../../.dependency-cruiser.cjs') as Config;
  const { enhancedResolveOptions, ...rest } = options as { enhancedResolveOptions: object };
  const { output } = await cruise(
    [...folders],
    { ...rest, baseDir: resolve(root), ruleSet: { forbidden }, validate: true } as object,
    enhancedResolveOptions,
  );
  return output as ICruiseResult;
}
