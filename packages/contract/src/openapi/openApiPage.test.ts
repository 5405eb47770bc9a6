import { expect, test } from 'vitest';
import { calls } from '../calls/index.ts';
import { errorTable } from '../errors/index.ts';
import { html } from './html.ts';
import { openApiPage } from './openApiPage.ts';

const page = openApiPage();

test.each(Object.entries(calls))('%s has a section with its summary', (path, { summary }) => {
  expect(page).toContain(`<section id="${path}">`);
  expect(page).toContain(html`<p>${summary}</p>`.html);
});

test('tells every refusal in its words', () => {
  for (const { text } of Object.values(errorTable)) expect(page).toContain(html`${text}`.html);
});

test('loads nothing and runs nothing', () => {
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
});

test('every link of the page leads to a place on it', () => {
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
});

test('text is escaped', () => {
  expect(html`<b title="${'"'}">${'<script>&'}</b>`.html).toBe('<b title="&quot;">&lt;script&gt;&amp;</b>');
});
