/** Where films and papers come from that no other site has. */
export interface FileLoader {
  /** Another one where the same addresses now give other files: those kept on the disk are made anew. */
  readonly version: string;
  canLoad(url: string): boolean;
  /** What the file is called where it is kept, e.g. `Паспорт изделия.pdf`. */
  nameOf(url: string): string | Promise<string>;
  /** Rejects where there is no such file. */
  load(url: string): Promise<Uint8Array>;
}

/** The first of the loaders that knows the address. */
export function firstFileLoader(loaders: readonly FileLoader[]): FileLoader {
  const find = (url: string): FileLoader => {
    const loader = loaders.find((one) => one.canLoad(url));
    if (!loader) throw new Error(`No loader for ${new URL(url).protocol}`);
    return loader;
  };
  return {
    version: loaders.map(({ version }) => version).join(' '),
    canLoad: (url) => loaders.some((one) => one.canLoad(url)),
    nameOf: (url) => find(url).nameOf(url),
    load: async (url) => find(url).load(url),
  };
}
