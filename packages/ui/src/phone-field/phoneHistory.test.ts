import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, historyKey, noteText, redo, startHistory, undo } from './phoneHistory.ts';
import type { PhoneHistory } from './phoneHistory.ts';

const back = (history: PhoneHistory) => undo(history) ?? history;
const forth = (history: PhoneHistory) => redo(history) ?? history;

describe('the history of a field', () => {
  it('goes all the way back and all the way forth', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), (texts) => {
        const end = texts.reduce(noteText, startHistory(''));
        const start = texts.reduce(back, end);
        expect(start.text).toBe('');
        expect(undo(start)).toBeNull();
        expect(texts.reduce(forth, start)).toEqual(end);
      }),
    );
  });

  it('forgets what was taken back once something else is typed', () => {
    const typed = noteText(back(['8', '89'].reduce(noteText, startHistory(''))), '84');
    expect(redo(typed)).toBeNull();
    expect(undo(typed)?.text).toBe('8');
  });

  it.each([
    ['+7 912 204', '+7 912 20', 9],
    ['+7 91', '+7 912', 6],
    ['+7 952 204', '+7 912 204', 5],
    ['', '+7 912', 6],
    ['+7 204', '+7 912 204', 6],
    ['+7 112', '+7 111 2', 6],
    ['+7 912 251-08', '+7 912 210-8', 8],
    ['', '+', 1],
  ])('puts the caret behind what changed from «%s» to «%s»: %i', (from, to, caret) => {
    expect(caretAfter(from, to)).toBe(caret);
  });

  const keys = { key: 'z', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  it.each([
    [{ ctrlKey: true }, undo],
    [{ metaKey: true }, undo],
    [{ ctrlKey: true, key: 'я' }, undo],
    [{ ctrlKey: true, shiftKey: true, key: 'Z' }, redo],
    [{ ctrlKey: true, key: 'н' }, redo],
    [{ ctrlKey: true, key: 'y' }, redo],
    [{}, null],
    [{ ctrlKey: true, altKey: true }, null],
    [{ ctrlKey: true, key: 'c' }, null],
  ])('reads the keys %j', (held, way) => {
    expect(historyKey({ ...keys, ...held })).toBe(way);
  });
});
