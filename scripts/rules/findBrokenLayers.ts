import type { ICruiseResult } from 'dependency-cruiser';

/** Imports that break a rule of the layers, with its name; of a cycle all that is in it. */
export const findBrokenLayers = ({ summary }: Pick<ICruiseResult, 'summary'>): string[] =>
  summary.violations.map(({ rule, from, to, cycle }) =>
    [`${from} → ${to}: ${rule.name}`, ...(cycle ?? []).map(({ name }) => `  → ${name}`)].join('\n'),
  );
