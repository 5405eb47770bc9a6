/**
 * A payload as form fields: `id=1`, `ids[]=1&ids[]=2`, `customer[name]=…`, `services[0][key]=…`. Booleans are
 * `true` and `false`; undefined fields are left out; null is an empty value.
 *
 * @public For who calls the shop with forms: pages of ours send JSON.
 */
export function toForm(payload: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) append(form, name, value);
  return form;
}

function append(form: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => append(form, `${name}[${isNested(item) ? index : ''}]`, item));
  } else if (isNested(value)) {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item);
  } else {
    form.append(name, value === null ? '' : String(value));
  }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
