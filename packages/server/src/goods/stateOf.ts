import type { GoodState } from '@siren/domain/goods';

/** The state of a good by what its row says. */
export const stateOf = ({ active, hidden }: { active: boolean; hidden: boolean }): GoodState =>
  hidden ? 'hidden' : active ? 'sold' : 'gone';
