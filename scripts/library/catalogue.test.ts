import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDoors } from './build/doors.ts';
import { rootDir, srcDir } from './build/paths.ts';
import { COMPONENT, readOwn } from './sizes/own.ts';

const read = (file: string) => readFileSync(file, 'utf8');

interface StoryFile {
  title: string;
  component: string | undefined;
  subcomponents: readonly string[];
  hasPlayground: boolean;
}

function readStories(folder: string): StoryFile[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: rootDir })
    .filter((file) => file.startsWith(folder))
    .map((file) => {
      const text = read(join(rootDir, file));
      return {
        title: /title: '(?<title>[^']+)'/.exec(text)?.groups?.['title'] ?? '',
        component: /^ {2}component: (?<name>\w+)/m.exec(text)?.groups?.['name'],
        subcomponents: /subcomponents: \{(?<list>[^}]*)\}/.exec(text)?.groups?.['list']?.match(/\w+/g) ?? [],
        hasPlayground: /^export const Playground\b/m.test(text),
      };
    });
}

const stories = readStories('packages/ui/');
/** Icons are one page of their own. */
const components = readOwn()
  .filter(({ door }) => door !== 'icons')
  .flatMap(({ parts }) => parts)
  .filter((name) => COMPONENT.test(name));

describe('in the catalogue', () => {
  test('every component of the library is described: as what a page is about, or beside it', () => {
    const told = stories.flatMap(({ component, subcomponents }) => [component, ...subcomponents]);
    expect(components.filter((name) => !told.includes(name))).toEqual([]);
  });

  test('every component that a page is about has a playground', () => {
    const about = new Set(stories.map(({ component }) => component).filter((name) => name !== undefined));
    const tried = stories.filter(({ hasPlayground }) => hasPlayground).map(({ component }) => component);
    expect([...about].filter((name) => components.includes(name) && !tried.includes(name))).toEqual([]);
  });

  test('every prop of a component has its words', () => {
    const sources = readDoors().flatMap((door) => globSync(join(srcDir, door, '*.tsx')));
    const silent = sources.flatMap((file) =>
      [...read(file).matchAll(/^export interface (?<name>\w+)Props\b[^]*?^\}/gm)]
        .filter(({ groups }) => components.includes(groups?.['name'] ?? ''))
        .flatMap(([text, name = '']) => undescribed(text).map((prop) => `${name}: ${prop}`)),
    );
    expect(silent).toEqual([]);
  });

  test('every page stands where the order of the pages knows it', () => {
    const order = read(join(rootDir, '.storybook/preview.tsx')).split('storySort')[1] ?? '';
    const roots = new Set(readStories('packages/').map(({ title }) => title.split('/')[0] ?? ''));
    expect([...roots].filter((root) => !order.includes(`'${root}',`))).toEqual([]);
  });
});

/** Members of an interface without a comment before them. */
function undescribed(text: string): string[] {
  const lines = text.split('\n');
  return lines.filter(
    (line, index) =>
      /^ {2}(?:readonly )?'?[\w-]+'?\??[:(]/.test(line) && !(lines[index - 1] ?? '').trimEnd().endsWith('*/'),
  );
}
