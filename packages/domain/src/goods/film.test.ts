import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filmOfText, filmText } from './film.ts';

test('what a history keeps is the film again: the feed’s, none, or one with captions or without', () => {
  const film = fc.record({ url: fc.string(), captions: fc.option(fc.string()) });
  fc.assert(
    fc.property(fc.oneof(fc.constant('feed' as const), fc.constant(null), film), (choice) => {
      expect(filmOfText(filmText(choice))).toEqual(choice);
    }),
  );
});
