/** Where films and papers come from that no other site has. */
export interface FileLoader {
  /** Another one where the same addresses now give other files: those kept on the disk are made anew. */
  readonly version: string;
  canLoad(url: string): boolean;
  /** What the file is called where it is kept, e.g. `Паспорт изделия.pdf`. */
  nameOf(url: string): string;
  /** Rejects where there is no such file. */
  load(url: string): Promise<Uint8Array>;
}
