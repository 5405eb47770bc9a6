import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, groupOptions } from './arrangeOptions.ts';
import { comboboxKey } from './comboboxKey.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import { activeOption, closed, comboboxState, moves } from './comboboxState.ts';
import type { ComboboxEvent, ComboboxState } from './comboboxState.ts';
import { comparable, matchParts } from './matchParts.ts';
import { placeList } from './placeList.ts';
import { resultWords } from './resultWords.ts';

const letters = fc.string({ unit: fc.constantFrom(...'абёЕАТюЮ -1İ') });
const listOf = (disabled: fc.Arbitrary<boolean>) =>
  fc
    .array(fc.record({ label: letters, disabled, group: fc.constantFrom(undefined, 'а', 'б') }), {
      maxLength: 25,
    })
    .map((all): ComboboxOption[] => all.map((option, index) => ({ ...option, value: `v${index}` })));
const options = listOf(fc.boolean());

describe('what is found', () => {
  const cities = ['Тюмень', 'Тюльган', 'Орёл', 'Нижний Новгород'].map((label) => ({ value: label, label }));
  it.each([
    ['', 4],
    ['тю', 2],
    ['ТЮМ', 1],
    ['орел', 1],
    ['новг ниж', 1],
    ['  ', 4],
    ['ъ', 0],
  ])('for «%s»: %i', (query, count) => {
    expect(filterOptions(cities, query)).toHaveLength(count);
  });

  it('is the same label, cut where hits begin and end', () => {
    fc.assert(
      fc.property(letters, letters, (label, query) => {
        const parts = matchParts(label, query);
        expect(parts.map(({ text }) => text).join('')).toBe(label);
        expect(parts.every(({ text }) => text !== '')).toBe(true);
        expect(parts.every(({ hit }, index) => hit !== parts[index - 1]?.hit)).toBe(true);
        if (filterOptions([{ value: '', label }], query).length > 0 && query.trim() !== '') {
          expect(parts.some(({ hit }) => hit)).toBe(true);
        }
      }),
    );
  });

  it.each([
    [
      'Орёл',
      'оре',
      [
        ['Орё', true],
        ['л', false],
      ],
    ],
    ['Тюмень', '', [['Тюмень', false]]],
    [
      'банан',
      'ан',
      [
        ['б', false],
        ['анан', true],
      ],
    ],
    [
      'Нижний Новгород',
      'н',
      [
        ['Н', true],
        ['иж', false],
        ['н', true],
        ['ий ', false],
        ['Н', true],
        ['овгород', false],
      ],
    ],
  ])('«%s» by «%s»', (label, query, parts) => {
    expect(matchParts(label, query).map(({ text, hit }) => [text, hit])).toEqual(parts);
  });

  it('is compared letter by letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(comparable(text)).toHaveLength(text.length);
      }),
    );
  });

  it('stands by groups, none lost, each group once', () => {
    fc.assert(
      fc.property(options, (all) => {
        const groups = groupOptions(all);
        const labels = groups.map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        for (const { label, options: own } of groups) {
          expect(own).toEqual(all.filter(({ group }) => group === label));
        }
      }),
    );
  });

  it.each([
    ['ready', 1, '1\u00A0вариант'],
    ['ready', 3, '3\u00A0варианта'],
    ['ready', 12, '12\u00A0вариантов'],
    ['ready', 0, 'Пусто'],
    ['loading', 5, 'Загружаем варианты'],
    ['failed', 0, 'Не удалось загрузить варианты'],
  ] as const)('is told: %s, %i: «%s»', (status, count, words) => {
    expect(resultWords(status, count, 'Пусто')).toBe(words);
  });
});

describe('the state', () => {
  const event = (all: readonly ComboboxOption[]): fc.Arbitrary<ComboboxEvent> =>
    fc.oneof(
      fc.record({ type: fc.constant('typed' as const), text: letters, first: fc.boolean() }),
      fc.record({
        type: fc.constant('opened' as const),
        at: fc.constantFrom(null, ...all.map(({ value }) => value)),
      }),
      fc.record({
        type: fc.constant('moved' as const),
        move: fc.constantFrom(...moves),
        options: fc.subarray([...all]),
      }),
      fc.record({ type: fc.constant('picked' as const), stays: fc.boolean() }),
      fc.constantFrom({ type: 'left' as const }, { type: 'hidden' as const }, { type: 'settled' as const }),
    );
  const story = options.chain((all) => fc.tuple(fc.constant(all), fc.array(event(all), { maxLength: 30 })));
  const after = (events: ComboboxEvent[]): ComboboxState => events.reduce(comboboxState, closed);

  it('never has an active option that is not there, cannot be chosen, or hides in a closed list', () => {
    fc.assert(
      fc.property(story, options, ([all, events], others) => {
        const state = after(events);
        for (const shown of [all, others]) {
          const active = activeOption(state, shown);
          expect(!active || (state.open && !active.disabled && shown.includes(active))).toBe(true);
        }
        if (!state.open) expect(state).toMatchObject({ active: null, first: false });
      }),
    );
  });

  it('comes round by arrows, past those that cannot be chosen', () => {
    fc.assert(
      fc.property(options, fc.constantFrom('next' as const, 'previous' as const), (all, move) => {
        const can = all.filter(({ disabled }) => !disabled);
        let state = closed;
        const seen = can.map(() => {
          state = comboboxState(state, { type: 'moved', move, options: all });
          return activeOption(state, all);
        });
        expect(seen).toEqual(move === 'next' ? can : can.toReversed());
      }),
    );
  });

  it('stays within the ends by page keys', () => {
    const all = Array.from({ length: 25 }, (_, index) => ({ value: String(index), label: '' }));
    const go = (...ways: (typeof moves)[number][]) =>
      after(ways.map((move) => ({ type: 'moved', move, options: all }))).active;
    expect(go('pageDown')).toBe('10');
    expect(go('pageDown', 'pageDown', 'pageDown')).toBe('24');
    expect(go('end', 'pageUp')).toBe('14');
    expect(go('start', 'pageUp')).toBe('0');
    expect(go('previous', 'next')).toBe('0');
  });

  it('takes the first that was found for the active one, until a key says otherwise', () => {
    fc.assert(
      fc.property(options, (all) => {
        const typed = comboboxState(closed, { type: 'typed', text: 'тю', first: true });
        expect(activeOption(typed, all)).toBe(all.find(({ disabled }) => !disabled));
        expect(activeOption(comboboxState(typed, { type: 'left' }), all)).toBeUndefined();
      }),
    );
  });

  it('keeps what was typed when the list is hidden and drops it when all is settled', () => {
    const typed = comboboxState(closed, { type: 'typed', text: 'тю', first: true });
    expect(comboboxState(typed, { type: 'hidden' })).toEqual({ ...closed, query: 'тю' });
    expect(comboboxState(typed, { type: 'settled' })).toEqual(closed);
  });
});

describe('keys', () => {
  const free = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const [shut, bare, active] = [
    { open: false, active: false, empty: false, typed: false },
    { open: true, active: false, empty: false, typed: true },
    { open: true, active: true, empty: false, typed: true },
  ];
  it.each([
    ['ArrowDown', {}, shut, { do: 'open', at: 'chosen' }],
    ['ArrowDown', { altKey: true }, shut, { do: 'open', at: 'none' }],
    ['ArrowUp', {}, shut, { do: 'open', at: 'last' }],
    ['Enter', {}, shut, null],
    ['Home', {}, shut, null],
    ['ArrowDown', {}, bare, { do: 'move', move: 'next' }],
    ['ArrowDown', { altKey: true }, active, { do: 'nothing' }],
    ['ArrowUp', { altKey: true }, active, { do: 'hide' }],
    ['PageDown', {}, bare, { do: 'move', move: 'pageDown' }],
    ['Home', {}, bare, null],
    ['Home', {}, active, { do: 'move', move: 'start' }],
    ['End', {}, active, { do: 'move', move: 'end' }],
    ['End', { shiftKey: true }, active, null],
    ['Enter', {}, active, { do: 'pick' }],
    ['Enter', {}, bare, { do: 'take' }],
    ['Tab', {}, active, { do: 'pickAndGo' }],
    ['Tab', { shiftKey: true }, active, { do: 'pickAndGo' }],
    ['Tab', {}, bare, null],
    ['ArrowLeft', {}, active, { do: 'leave' }],
    ['Backspace', {}, { ...shut, empty: true }, { do: 'dropLast' }],
    ['Backspace', {}, bare, null],
    ['ф', {}, active, null],
  ])('%s %j in %j: %j', (key, held, situation, intent) => {
    expect(comboboxKey({ ...free, key, ...held }, situation)).toEqual(intent);
  });
});

describe('the place of the list', () => {
  const window = { top: 0, bottom: 800 };
  it.each([
    ['under the field', { top: 100, bottom: 144 }, 300, 'bottom', 340],
    ['under it where a short list fits', { top: 600, bottom: 644 }, 100, 'bottom', 142],
    ['over it where there is more room', { top: 600, bottom: 644 }, 300, 'top', 340],
    ['under it, shorter, where there is no more above', { top: 100, bottom: 644 }, 300, 'bottom', 142],
  ])('is %s', (_where, field, height, side, room) => {
    expect(placeList(field, window, height)).toEqual({ side, room });
  });
  it('heeds the keyboard of a phone', () => {
    expect(placeList({ top: 300, bottom: 344 }, { top: 0, bottom: 400 }, 300)).toEqual({
      side: 'top',
      room: 286,
    });
  });
});
