/** What is wrong with a field of an entry. */
export const entryProblems = [
  ...['empty', 'too_few', 'too_many', 'too_long', 'taken', 'once'],
  ...[
    'not_number',
    'ambiguous',
    'not_whole',
    'too_small',
    'too_large',
    'not_day',
    'not_hours',
    'not_color',
    'not_flag',
    'not_offered',
  ],
  ...['before_first', 'two_places', 'no_word'],
] as const;
export interface EntryProblem {
  field: string;
  problem: (typeof entryProblems)[number];
}
