import { problem } from '../problems/index.ts';
import type { Problem, ProblemCode } from '../problems/index.ts';
import { homeOf, isNotTaken, knownAttributes, looksInto } from './feedFields.ts';

/** Different names that are told of one feed, so that a hostile one cannot fill the memory; the others are one number. */
export const NAMES_MAX = 50;
/** Longer names are counted with the others, too. */
const NAME_MAX = 60;

/** What is known of an element that is opened. */
interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Counts the elements and attributes that nobody understands, by their names. */
export interface UnknownNames {
  /** @param taken whether it is an offer or a section that is taken wherever it stands */
  open(tag: Tag, taken: boolean): void;
  close(): void;
  /** One for each name, in the order of the feed. */
  problems(): Problem[];
}

export function createUnknownNames(): UnknownNames {
  const counts = new Map<string, { code: ProblemCode; field: string; words: string; count: number }>();
  /** Open elements; null for those that are not looked into. */
  const path: (string | null)[] = [''];
  let others = 0;

  const count = (code: ProblemCode, field: string, words: string) => {
    const known = counts.get(words);
    if (known) known.count += 1;
    else if (field.length > NAME_MAX || counts.size >= NAMES_MAX) others += 1;
    else counts.set(words, { code, field, words, count: 1 });
  };

  const look = (parent: string, { name, attributes }: Tag) => {
    const known = knownAttributes(parent, name);
    if (known === undefined) {
      const where = parent === '' ? '' : ` в <${parent}>`;
      count('unknown_element', name, `<${name}>${where}`);
    }
    if (known === null && isNotTaken(name)) count('not_taken', name, `<${name}>`);
    if (!known) return null;
    for (const attribute in attributes) {
      // Namespaces say nothing of the goods.
      if (known.includes(attribute) || /^xml(?:ns)?(?::|$)/.test(attribute)) continue;
      count('unknown_attribute', attribute, `${attribute} у <${name}>`);
    }
    return looksInto(name) ? name : null;
  };

  return {
    open(tag, taken) {
      const parent = (taken && homeOf(tag.name)) || path.at(-1);
      path.push(parent === null || parent === undefined ? null : look(parent, tag));
    },
    close: () => void path.pop(),
    problems() {
      const told = [...counts.values()].map(({ code, field, words, count: times }) =>
        problem(code, { field, value: `${words}: ${times}` }),
      );
      return others === 0 ? told : [...told, problem('unknown_others', { value: String(others) })];
    },
  };
}
