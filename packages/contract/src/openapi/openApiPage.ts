import { errorTable, staffErrorTable } from '../errors/index.ts';
import type { ErrorEntry } from '../errors/index.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { openApiDocument } from './openApiDocument.ts';
import type { OpenApiDocument, Operation } from './openApiDocument.ts';
import { pageStyle } from './pageStyle.ts';
import type { JsonSchema } from './schemaOf.ts';
import { typeOf } from './typeOf.ts';

/** The same document as a page to read: one self-contained HTML file, no script, nothing loaded from elsewhere. */
export function openApiPage(document: OpenApiDocument = openApiDocument()): string {
  const { info, paths, components } = document;
  const operations = Object.entries(paths).map(([path, { post }]) => ({ path, ...post }));
  const tags = Object.entries(Object.groupBy(operations, ({ tags: [tag = ''] }) => tag));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <style>
          ${{ html: pageStyle }}
        </style>
      </head>
      <body>
        <nav aria-label="Contents">
          ${tags.map(([tag, calls = []]) => html`<b>${tag}</b>${calls.map(({ path }) => html`<a href="#${path}">${path}</a>`)}`)}
          <b>The rest</b><a href="#errors">Errors</a><a href="#entities">Entities</a>
        </nav>
        <main>
          <h1>${info.title}</h1>
          <p>
            ${info.description} A refusal is <code>{"public_error": true, "group", "code"}</code>. For
            machines: <a href="openapi.json">openapi.json</a>.
          </p>
          ${operations.map(callSection)}
          <h2 id="errors">Errors</h2>
          ${errorsTable()}
          <h2 id="entities">Entities</h2>
          ${Object.entries(components.schemas).map(
            ([name, schema]) =>
              html`<h3 id="${name}">${name}</h3>
                ${fieldsTable(schema)}`,
          )}
        </main>
      </body>
    </html> `;
  return page.html;
}

function callSection({
  path,
  summary,
  description,
  requestBody,
  responses,
}: Operation & { path: string }): Html {
  const own = Object.entries(responses).flatMap(([status, it]) =>
    'content' in it ? [{ status, ...it }] : [],
  );
  const bodies = own
    .filter(({ status }) => status === '200')
    .map((it) => it.content['application/json'].schema);
  const refusals = own.filter(({ status }) => status !== '200');
  return html`<section id="${path}">
    <h2><small>POST</small> ${path}</h2>
    <p>${summary}</p>
    <p><i>${description}</i></p>
    <h4>Body</h4>
    ${fieldsTable(requestBody.content['application/json'].schema)}
    <h4>Answer</h4>
    ${bodies.map(shapeOf)}
    <h4>Refusals</h4>
    <ul>
      ${refusals.map(({ status, description }) => html`<li><b>${status}</b> ${description}</li>`)}
    </ul>
  </section> `;
}

function shapeOf(schema: JsonSchema): Html {
  return 'properties' in schema ? fieldsTable(schema) : html`<p><code>${typeOf(schema)}</code></p>`;
}

function fieldsTable({ properties = {}, required = [] }: JsonSchema): Html {
  const rows = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
    const optional = (required as string[]).includes(name) ? '' : '?';
    return html`<tr>
      <th scope="row">${name}${optional}</th>
      <td><code>${typeOf(schema)}</code>${noteOf(schema)}</td>
    </tr>`;
  });
  return html`<table>
    ${rows}
  </table>`;
}

function noteOf({ description }: JsonSchema): Html {
  return typeof description === 'string' ? html` <i>${description}</i>` : html``;
}

function errorsTable(): Html {
  const rows = Object.entries<ErrorEntry>({ ...errorTable, ...staffErrorTable }).map(
    ([key, { status, text }]) =>
      html`<tr>
        <th scope="row">${key}</th>
        <td><b>${String(status)}</b> ${text}</td>
      </tr>`,
  );
  return html`<table>
    ${rows}
  </table>`;
}
