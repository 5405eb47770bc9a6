import { peers } from './alike.ts';
import type { Comparison } from './compare.ts';
import { total } from './weigh.ts';
import type { Weight } from './weigh.ts';

const kb = (bytes: number, width = 0) => (bytes / 1000).toFixed(1).padStart(width);
const cell = (weight?: Weight) => (weight ? `${kb(weight.js, 6)} +${kb(weight.css, 5)}` : ' '.repeat(13));
const line = (name: string, ...weights: (Weight | undefined)[]) =>
  `  ${name.padEnd(22)}${weights.map(cell).join(' │')}`.trimEnd();

/** The size table, line by line: JS + CSS. */
export function sizeTable({ components, sets, whole }: Comparison): string[] {
  return [
    'KB gzip of JS + CSS in an app that takes only this, React left out:',
    `  ${''.padEnd(22)}${['ours', ...peers].map((name) => name.padStart(13)).join(' │')}`,
    ...Object.entries(components).map(([name, { own, ...row }]) =>
      line(name, own, ...peers.map((peer) => row[peer])),
    ),
    line('everything', whole),
    'All that we have in common, taken together:',
    ...Object.entries(sets).map(
      ([
        name,
        {
          components: { length },
          own,
          ...set
        },
      ]) => line(`with ${name}: ${length}`, own, ...peers.map((peer) => set.peers[peer])),
    ),
  ];
}

/** Where another design system is smaller, component by component and set by set. */
export function largerThan({ components, sets }: Comparison): string[] {
  const compared = [
    ...Object.entries(components).map(([name, { own, ...row }]) => ({ name, own, theirs: row })),
    ...Object.entries(sets).map(([name, set]) => ({
      name: `the set with ${name}`,
      own: set.own,
      theirs: set.peers,
    })),
  ];
  return compared.flatMap(({ name, own, theirs }) =>
    peers.flatMap((peer) => {
      const other = theirs[peer];
      if (other === undefined || total(own) <= total(other)) return [];
      return `✗ ${name}: ours ${kb(total(own))}, ${peer} ${kb(total(other))}`;
    }),
  );
}
