import { expect, test } from 'vitest';
import { moveOf } from './sectionForm.ts';
import type { SectionForm } from './sectionForm.ts';

const form = (over: Partial<SectionForm>): SectionForm => ({ move: 'into', from: null, to: null, ...over });

test.each([
  ['nothing chosen', form({}), null],
  ['into one', form({ to: 2 }), { move: 'into', to: 2 }],
  ['from nowhere', form({ move: 'between', to: 2 }), null],
  ['from one to another', form({ move: 'between', from: 1, to: 2 }), { move: 'between', from: 1, to: 2 }],
  ['from one into itself', form({ move: 'between', from: 2, to: 2 }), null],
  ['out of one, whatever was chosen before', form({ move: 'out', from: 1, to: 2 }), { move: 'out', from: 1 }],
  ['back to the feed', form({ move: 'feed', from: 1, to: 2 }), { move: 'feed' }],
])('%s', (_, asked, move) => {
  expect(moveOf(asked)).toEqual(move);
});
