import { describe, expect, it } from 'vitest';
import { srcAt, srcSet } from './srcSet.ts';

describe('addresses of a picture', () => {
  it('name every width', () => {
    expect(srcSet('/p/1/{width}.webp', [320, 640])).toBe('/p/1/320.webp 320w, /p/1/640.webp 640w');
  });
  it('give the width nearest above the wanted one, or the widest', () => {
    expect(srcAt('/{width}.jpeg', [1280, 320, 640], 400)).toBe('/640.jpeg');
    expect(srcAt('/{width}.jpeg', [320, 640], 2000)).toBe('/640.jpeg');
  });
});
