/** Where nothing is drawn, in a tab that nobody sees, this is waited instead, ms. */
const NO_FRAME_MS = 100;

/**
 * Calls back behind the frame that is drawn next: what was pressed is answered on the screen first. At once, before
 * whatever else is done then, where the page is being left.
 */
export function behindFrame(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const run = () => {
    removeEventListener('pagehide', run, true);
    port1.close();
    callback();
  };
  port1.addEventListener('message', run);
  port1.start();
  addEventListener('pagehide', run, true);
  const knock = () => port2.postMessage(null);
  requestAnimationFrame(knock);
  setTimeout(knock, NO_FRAME_MS);
}
