import { gzipSync } from 'node:zlib';

/** One entry of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  /** Keys of chunks that load with it. */
  imports?: string[];
  /** Keys of chunks that load later. */
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const DOOR = /packages\/features\/src\/[^/]+\/index\.tsx?$/;

/** What a first visit to a route brings before anyone touches it; gzip, bytes. */
export interface RouteSize {
  /** Key of the route's chunk in the manifest; `''` is the frame around every page. */
  route: string;
  js: number;
  css: number;
}

/**
 * Sizes of every route: the entry with all it imports, and the route's own chunk with all it imports, each file
 * once. A route is the door of a feature that the entry imports lazily; dialogs and the like load on first use.
 */
export function routeSizes(
  manifest: Manifest,
  read: (file: string) => Uint8Array,
): [RouteSize, ...RouteSize[]] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const frame = chunksFrom(manifest, entries);
  const lazy = frame.flatMap(({ dynamicImports = [] }) => dynamicImports);
  const routes = new Set(lazy.filter((key) => DOOR.test(key)));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(read(file), { level: 9 }).length;
    sizes.set(file, known);
    return known;
  };
  const total = (files: string[]): number => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);
  const sizeOfRoute = (route: string, chunks: readonly ManifestChunk[]): RouteSize => {
    const js = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'));
    return { route, js: total(js), css: total(chunks.flatMap(({ css = [] }) => css)) };
  };
  const each = [...routes].map((route) => sizeOfRoute(route, chunksFrom(manifest, [...entries, route])));
  return [sizeOfRoute('', frame), ...each];
}

function chunksFrom(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const seen = new Set(keys);
  for (const key of seen) for (const imported of manifest[key]?.imports ?? []) seen.add(imported);
  return [...seen].flatMap((key) => manifest[key] ?? []);
}
