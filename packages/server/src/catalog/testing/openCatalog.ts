import pg from 'pg';
import { CATALOG_CHANNEL } from '../cache/index.ts';
import type { ListenToCatalog } from '../cache/index.ts';
import { createCatalog } from '../createCatalog.ts';
import type { Catalog } from '../createCatalog.ts';

const listenTo =
  (url: string, whenLive: () => void): ListenToCatalog =>
  ({ onMessage, onListening }) => {
    const client = new pg.Client(url);
    client.on('notification', ({ channel, payload = '' }) => onMessage(channel, payload));
    void client
      .connect()
      .then(() => client.query(`listen ${CATALOG_CHANNEL}`))
      .then(onListening)
      .then(whenLive);
    return { close: () => client.end() };
  };

/** The catalogue as one process of a shop has it, once it hears of changes. @param url of the database */
export const openCatalog = (url: string): Promise<Catalog> =>
  new Promise((resolve) => {
    const catalog: Catalog = createCatalog({ listen: listenTo(url, () => resolve(catalog)) });
  });
