/** Words by how they begin. They are put in order when they are asked for. */
export class Beginnings {
  readonly #words = new Set<string>();
  #sorted: string[] | null = null;

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    this.#sorted = null;
  }

  /** The words that begin so, in order. */
  *of(beginning: string): Generator<string> {
    this.#sorted ??= [...this.#words].sort();
    const words = this.#sorted;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < words.length; at++) {
      const word = words[at] ?? '';
      if (!word.startsWith(beginning)) return;
      yield word;
    }
  }
}
