/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template of HTML: texts are escaped, other HTML and lists of it go in as they are. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(textOf)) };
}

function textOf(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  return typeof value === 'string'
    ? value.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
    : value.html;
}
