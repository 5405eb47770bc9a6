import { isObject } from './json.ts';
import type { JsonObject } from './json.ts';

/** As wide as the formatter of the repository allows. */
const WIDTH = 110;

const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const inside = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${oneLine(item)}`);
  return `{ ${inside.join(', ')} }`;
};

/** A token on one line where it fits, so that a change of one is a line of the diff. */
function print(value: unknown, indent: string, label: string): string {
  const short = oneLine(value);
  const isGroup = isObject(value) && !('$value' in value) && Object.values(value).some(isObject);
  if (!isGroup && indent.length + label.length + short.length < WIDTH) return label + short;
  const inner = `${indent}  `;
  const [open, lines, close] = Array.isArray(value)
    ? ['[', value.map((item) => inner + print(item, inner, '')), ']']
    : isObject(value)
      ? [
          '{',
          Object.entries(value).map(
            ([name, item]) => inner + print(item, inner, `${JSON.stringify(name)}: `),
          ),
          '}',
        ]
      : [short, [], ''];
  return lines.length > 0 ? `${label}${open}\n${lines.join(',\n')}\n${indent}${close}` : label + short;
}

/** Text of a file of tokens. */
export const printFile = (tree: JsonObject): string => `${print(tree, '', '')}\n`;
