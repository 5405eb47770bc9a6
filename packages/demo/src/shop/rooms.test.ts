import { describe, expect, it } from 'vitest';
import { drawRoom, promos, roomLook } from './index.ts';

describe('rooms of the promos', () => {
  const pictures = promos.map(({ picture }) => picture);

  it('are another one for each promo, on a wall of its own colour', () => {
    expect(new Set(pictures).size).toBe(promos.length);
    expect(new Set(pictures.map((url) => roomLook(url).tile)).size).toBe(promos.length);
  });

  it.each(pictures)('are drawn by day and at dusk: %s', (url) => {
    const [day, dusk] = [drawRoom(url, 'day'), drawRoom(url, 'dusk')];
    expect(day).toContain('<svg');
    expect(dusk).toContain('<svg');
    expect(day).not.toBe(dusk);
  });

  it('are no pictures of anything else', () => {
    expect(drawRoom('demo://furniture/sofa?view=main', 'day')).toBeNull();
    expect(() => roomLook('demo://furniture/sofa?view=main')).toThrow('No room at demo://furniture/sofa');
  });
});
