import type { ICruiseResult, IModule } from 'dependency-cruiser';

/** What may not come into the browser: by the path it resolves to. */
const FORBIDDEN: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /(?:^|\/)node_modules\/zod\//, why: 'zod stays on the server' },
  { pattern: /^packages\/server\//, why: 'the server stays on the server' },
  { pattern: /^packages\/demo\//, why: 'the demo catalogue comes over the API' },
];
/** Where what browsers download begins. */
const ENTRIES = [
  /^app\/src\/(?:entries\/client|staff\/entry|back-office\/entry)\.tsx$/,
  /^packages\/(?:ui|features)\/src\/(?:staff\/)?[^/]+\/index\.tsx?$/,
];
const DEV = /\/(?:mock|testing|stories|fixtures|story-kit)\//;

/** Chains of imports that would bring something into the browser that does not belong there; types vanish. */
export function findReach({ modules }: Pick<ICruiseResult, 'modules'>): string[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const entries = modules.filter(({ source }) => isEntry(source));
  const problems = entries.flatMap(({ source }) => chainsFrom(source, bySource));
  return [...new Set(problems)].toSorted();
}

function isEntry(source: string): boolean {
  return ENTRIES.some((pattern) => pattern.test(source)) && !DEV.test(source);
}

function chainsFrom(entry: string, modules: ReadonlyMap<string, IModule>): string[] {
  const problems: string[] = [];
  const queue = [[entry]];
  const seen = new Set([entry]);
  for (const chain of queue) {
    const module = modules.get(chain.at(-1) ?? '');
    for (const { resolved, dependencyTypes } of module?.dependencies ?? []) {
      if (dependencyTypes.includes('type-only') || seen.has(resolved)) continue;
      seen.add(resolved);
      const rule = FORBIDDEN.find(({ pattern }) => pattern.test(resolved));
      if (rule === undefined) queue.push([...chain, resolved]);
      else problems.push(`${[...chain, resolved].join(' → ')}: ${rule.why}`);
    }
  }
  return problems;
}
