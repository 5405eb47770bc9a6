import type { WebSocketRoute } from '@playwright/test';

/** What becomes of the packets that a page hears; what it says goes through as it is. */
export interface BadLine {
  /** Takes the sockets that the page opens. */
  route(socket: WebSocketRoute): void;
  /** Each packet comes twice. */
  doubles: boolean;
  /** So much later they come, ms, one after the other and over again: what was said later may come first. */
  strays: readonly number[];
  /** Ends what is open, without a word of the server. */
  cut(): Promise<void>;
  /** Of what is open nothing is heard any more, either way, and nobody says so. */
  deaden(): void;
  /** What is opened from now on is well. */
  mend(): void;
}

/** A line between a page and a shop that does what a test wants. */
export function createBadLine(): BadLine {
  let heard = 0;
  let now: { socket: WebSocketRoute; server: WebSocketRoute; dead: boolean } | null = null;

  const line: BadLine = {
    doubles: false,
    strays: [],
    route(socket) {
      const server = socket.connectToServer();
      const own = { socket, server, dead: false };
      now = own;
      const pass = (text: string | Buffer) => {
        if (now === own && !own.dead) socket.send(text);
      };
      socket.onMessage((text) => {
        if (!own.dead) server.send(text);
      });
      server.onMessage((text) => {
        for (let once = 0; once < (line.doubles ? 2 : 1); once += 1) {
          const stray = line.strays[heard % line.strays.length] ?? 0;
          heard += 1;
          if (stray === 0) pass(text);
          else setTimeout(pass, stray, text);
        }
      });
    },
    async cut() {
      const cut = now;
      now = null;
      await cut?.server.close();
      await cut?.socket.close();
    },
    deaden() {
      if (now) now.dead = true;
    },
    mend() {
      line.doubles = false;
      line.strays = [];
    },
  };
  return line;
}
