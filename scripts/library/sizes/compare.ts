import { buildLibrary } from '../build/buildLibrary.ts';
import { distDir } from '../build/paths.ts';
import { ALIKE, peers } from './alike.ts';
import type { Peer } from './alike.ts';
import { codeOf, readOwn } from './own.ts';
import type { Own } from './own.ts';
import { installPeers, weighPeer } from './peers.ts';
import { weigh } from './weigh.ts';
import type { Weight } from './weigh.ts';

/** A component of ours and those that are like it. */
export type Row = { own: Weight } & Partial<Record<Peer, Weight>>;

/** The components that a design system and ours both have, each taken whole. */
export interface CommonSet {
  components: readonly string[];
  own: Weight;
  peers: Partial<Record<Peer, Weight>>;
}

export interface Comparison {
  components: Readonly<Record<string, Row>>;
  /** With each one, and with all of them. */
  sets: Readonly<Record<Peer | 'all', CommonSet>>;
  /** Everything that the library has. */
  whole: Weight;
}

const weighOwn = (owns: readonly Own[]) => weigh(distDir, codeOf(owns));

/** Weighs every component alone beside those that are like it, and the sets that are common. Takes half a minute. */
export async function compare(): Promise<Comparison> {
  await Promise.all([buildLibrary(), installPeers()]);
  const owns = readOwn();
  const components: Record<string, Row> = {};
  for (const own of owns) components[own.name] = await weighRow(own);
  return {
    components,
    sets: {
      radix: await weighSet(owns, ['radix']),
      mantine: await weighSet(owns, ['mantine']),
      mui: await weighSet(owns, ['mui']),
      all: await weighSet(owns, peers),
    },
    whole: await weighOwn(owns),
  };
}

async function weighRow(own: Own): Promise<Row> {
  const row: Row = { own: await weighOwn([own]) };
  for (const peer of peers) {
    const alike = ALIKE[own.name]?.[peer];
    if (alike !== undefined) row[peer] = await weighPeer(peer, [alike]);
  }
  return row;
}

/** What of ours is in the set that is common with these. */
export function commonWith(owns: readonly Own[], wanted: readonly Peer[]): Own[] {
  return owns.filter(({ name }) => wanted.every((peer) => ALIKE[name]?.[peer] !== undefined));
}

async function weighSet(owns: readonly Own[], wanted: readonly Peer[]): Promise<CommonSet> {
  const common = commonWith(owns, wanted);
  const set: CommonSet = {
    components: common.map(({ name }) => name),
    own: await weighOwn(common),
    peers: {},
  };
  for (const peer of wanted) {
    set.peers[peer] = await weighPeer(
      peer,
      common.map(({ name }) => ALIKE[name]?.[peer] ?? ''),
    );
  }
  return set;
}
