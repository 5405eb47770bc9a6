export interface JsonLdProps {
  data: readonly object[];
}

/** Data for search engines. `<` is escaped: a name of a good must not end the script. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line no-danger -- React writes the text of a script in no other way
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
