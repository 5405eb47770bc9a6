import { kinds, pictureUrl } from '@siren/demo/furniture';
import { renderPicture } from '@siren/server/pictures';
import { describe, expect, it } from 'vitest';
import { demoPictures } from './demoPictures.ts';

const CARD_BYTES_MAX = 8_192;

describe.each(['light', 'dark'] as const)('a drawn good on its %s tile', (theme) => {
  it.each(kinds)('%s is opaque and weighs at most 8 KB at 640 px', async (kind) => {
    const source = await demoPictures.load(pictureUrl(kind), theme);
    const file = await renderPicture(source, { width: 640, format: 'webp' });
    // A WebP with transparency says «VP8X» here: https://developers.google.com/speed/webp/docs/riff_container
    expect(file.toString('latin1', 12, 16)).toBe('VP8 ');
    expect(file.length).toBeLessThanOrEqual(CARD_BYTES_MAX);
  });
});
