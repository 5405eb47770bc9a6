/** Grounds for pictures of goods; each is a role, `tile.sand`. */
export const tileNames = ['sand', 'mist', 'sage', 'lilac', 'clay', 'stone', 'linen', 'slate'] as const;
export type TileName = (typeof tileNames)[number];
