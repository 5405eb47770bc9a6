import { describe, expect, it } from 'vitest';
import { pages, services } from './index.ts';

const saidOn = (path: string): string =>
  (pages.find((page) => page.path === path)?.blocks ?? [])
    .flatMap((block) => (block.type === 'text' ? [block.title, ...block.paragraphs] : [block.title]))
    .join('\n');
const service = (key: string) => services.find((one) => one.key === key)!;
const money = new Intl.NumberFormat('ru-RU');

describe('pages of the demo shop', () => {
  it('stand in the foot from what the shop is to where it is', () => {
    expect(pages.map(({ path }) => path)).toEqual(['about', 'delivery', 'returns', 'privacy', 'contacts']);
  });

  it('have short titles, a description, and no paragraph that is a wall', () => {
    for (const { title, description, blocks } of pages) {
      expect(title.length).toBeLessThanOrEqual(20);
      expect(description).not.toBe('');
      for (const block of blocks)
        for (const words of block.type === 'text' ? block.paragraphs : [])
          expect(words.length, words).toBeLessThanOrEqual(300);
    }
  });

  it.each(['courier', 'carrier', 'lifting', 'assembly', 'removal'])(
    'say of delivery what it costs: %s',
    (key) => {
      const { value } = service(key);
      expect(saidOn('delivery')).toMatch(new RegExp(`\\D${money.format(value)}\u00a0[₽%]`, 'u'));
    },
  );

  it('name every city that a service is not to be had in', () => {
    const cities = { pervouralsk: 'Первоуральске', podolsk: 'Подольске', tobolsk: 'Тобольске' };
    for (const city of service('pickup').excludedCities)
      expect(saidOn('delivery')).toContain(cities[city as keyof typeof cities]);
    expect(service('removal').excludedCities).toEqual(['tobolsk', 'naberezhnye-chelny']);
    expect(saidOn('delivery')).toContain('Набережных Челнах');
  });

  it('show the stores where one looks for them', () => {
    const withStores = pages.filter(({ blocks }) => blocks.some(({ type }) => type === 'stores'));
    expect(withStores.map(({ path }) => path)).toContain('contacts');
  });
});
