import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets } from '../pages/boot.ts';

/** What the server's bundle exports; types only, its code is loaded from the build. */
export type Renderer = typeof import('../entries/server.tsx');

/** One entry of Vite's manifest. */
interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  /** Keys of chunks that load later. */
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
export type Manifest = Record<string, Chunk>;

/** Identity of a build: what `builds/latest.json` answers. */
export interface BuildInfo {
  id: string;
  /** ISO 8601. */
  timestamp: string;
}

/** An app of its own, which browsers draw: the folder of its files, and what its HTML names of them. */
export interface OwnApp {
  dir: string;
  assets: PageAssets;
}

/** The app as it was built: what to send for a page, and how to render one. */
export interface BuiltApp {
  renderer: Renderer;
  build: BuildInfo;
  /** Folder of the files that browsers download. */
  clientDir: string;
  /** The staff's own app. */
  staff: OwnApp;
  /** The back-office, likewise. */
  office: OwnApp;
  /** Addresses of the fonts that a page needs. */
  fontsOf(page: { priced: boolean }): readonly string[];
  assetsOf(feature: string | null): PageAssets;
  /** The style sheets of `assetsOf`, one after another, as they may stand in a style element. */
  stylesOf(feature: string | null): string;
}

const TEXT_FONTS = /golos-text-(?:russian|basic)-.*\.woff2$/;
const ROUBLE_FONT = /golos-text-rouble-.*\.woff2$/;

/** Doors of what the server draws with a page and the browser fetches after it. */
const LATE = /\/late\.ts$/;

/**
 * Files of the entry and of the feature's chunk: imports first, so that their styles come before its own. What comes
 * late brings its styles at once, for it is drawn already.
 */
export function pageAssets(manifest: Manifest, feature: string | null): PageAssets {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  const styles = new Set<string>();
  const modules = new Set<string>();
  const seen = new Set<Chunk>();
  const later = new Set<string>();
  const walk = (chunk: Chunk | undefined, late = false) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const key of chunk.imports ?? []) walk(manifest[key], late);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    if (chunk !== entry && !late) modules.add(`/${chunk.file}`);
    for (const key of chunk.dynamicImports ?? []) if (LATE.test(key)) later.add(key);
  };
  walk(entry);
  if (feature) walk(chunkOf(manifest, feature));
  for (const key of later) walk(manifest[key], true);
  return { entry: `/${entry.file}`, styles: [...styles], modules: [...modules] };
}

/** Addresses of the fonts of the build whose files are named like that. */
export function fontsNamed(manifest: Manifest, name: RegExp): string[] {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return [...new Set(files.filter((file) => name.test(file)))].map((file) => `/${file}`);
}

/** The chunk that a page's `load` imports: the door of the feature. */
function chunkOf(manifest: Manifest, feature: string): Chunk {
  const chunk = manifest[`../packages/features/src/${feature}/index.ts`];
  if (!chunk) throw new Error(`no chunk of the feature «${feature}» in the build`);
  return chunk;
}

const readManifest = async (dir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;

const readOwnApp = async (dir: string): Promise<OwnApp> => ({
  dir,
  assets: pageAssets(await readManifest(dir), null),
});

/** Reads the build from `distDir`. Throws where an app has no entry or the shop lacks the code of a page. */
export async function loadBuiltApp(distDir: string): Promise<BuiltApp> {
  const clientDir = join(distDir, 'client');
  const [manifest, staff, office] = await Promise.all([
    readManifest(clientDir),
    readOwnApp(join(distDir, 'staff')),
    readOwnApp(join(distDir, 'office')),
  ]);
  const build = JSON.parse(await readFile(join(distDir, 'build.json'), 'utf8')) as BuildInfo;
  const bundle = pathToFileURL(join(distDir, 'server/server.js')).href;
  const renderer = (await import(bundle)) as Renderer;
  const assetsOf = remembered((feature) => pageAssets(manifest, feature));
  const stylesOf = remembered((feature) =>
    assetsOf(feature)
      .styles.map((href) => readFileSync(join(clientDir, href), 'utf8'))
      .join(''),
  );
  // A page whose code is not to be found is told at the start, not to its first visitor.
  for (const feature of renderer.features) assetsOf(feature);
  const text = fontsNamed(manifest, TEXT_FONTS);
  const priced = [...text, ...fontsNamed(manifest, ROUBLE_FONT)];
  return {
    renderer,
    build,
    clientDir,
    staff,
    office,
    fontsOf: (page) => (page.priced ? priced : text),
    assetsOf,
    stylesOf,
  };
}

/** There are few features, and what is made of them stays the same. */
function remembered<Made>(make: (feature: string | null) => Made): (feature: string | null) => Made {
  const known = new Map<string | null, Made>();
  return (feature) => {
    const made = known.get(feature) ?? make(feature);
    known.set(feature, made);
    return made;
  };
}
