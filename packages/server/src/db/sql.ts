/** One parametrised statement. The same template always has the same text and so the same prepared plan. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const known = new WeakMap<TemplateStringsArray, { name: string; text: string }>();
let count = 0;

/**
 * `sql`select * from offers where id = ${id}``: values travel as parameters, never as text.
 * The statement is prepared once per connection under a name of its own.
 */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  let entry = known.get(parts);
  if (!entry) {
    count += 1;
    entry = { name: `s${count}`, text: parts.reduce((text, part, index) => `${text}$${index}${part}`) };
    known.set(parts, entry);
  }
  return { ...entry, values };
}
