/** Runs tasks one after the other; none of them may fail. */
export class CallQueue {
  #waiting: (() => void)[] = [];
  #running = 0;

  /** Answers what the task does, once its turn has come. */
  add<Result>(task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve) => {
      this.#waiting.push(() => {
        this.#running += 1;
        void task().then((result) => {
          this.#running -= 1;
          resolve(result);
          this.#next();
        });
      });
      this.#next();
    });
  }

  /** Begins at once with everything that waits, as there may be no later; answers whether several run now. */
  hurry(): boolean {
    for (const start of this.#waiting.splice(0)) start();
    return this.#running > 1;
  }

  #next(): void {
    if (this.#running === 0) this.#waiting.shift()?.();
  }
}
