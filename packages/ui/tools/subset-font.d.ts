declare module 'subset-font' {
  /** The font with these characters alone; all features and axes stay. */
  export default function subset(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt' },
  ): Promise<Uint8Array>;
}
