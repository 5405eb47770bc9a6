/** Grounds for pictures of goods; each is a role, `tile.sand`. */
export const tileNames = ['sand', 'mist', 'sage', 'lilac', 'clay', 'stone', 'linen', 'slate'] as const;
export type TileName = (typeof tileNames)[number];

/** What a picture stands on: photos bring a white ground of their own, in both themes. */
export type PictureGround = TileName | 'photo';
