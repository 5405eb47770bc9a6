/** Where nothing is drawn, in a tab that nobody sees, this is waited instead, ms. */
const NO_FRAME_MS = 100;

const waiting: (() => void)[] = [];

/** Does at once, in its order, what waits for a frame: somebody goes by it now. */
export function catchUp(): void {
  for (const callback of waiting.splice(0)) callback();
}

/**
 * Calls back behind the frame that is drawn next: what was pressed is answered on the screen first. Before all else
 * that is done then, where the page is being left.
 */
export function behindFrame(callback: () => void): void {
  waiting.push(callback);
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    catchUp();
  });
  port1.start();
  const knock = () => port2.postMessage(null);
  requestAnimationFrame(knock);
  setTimeout(knock, NO_FRAME_MS);
  addEventListener('pagehide', catchUp, true);
}
