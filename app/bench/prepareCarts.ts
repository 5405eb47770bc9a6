const ROWS = 20;

/** Calls the API of a running shop. */
export async function call<Answer>(url: string, path: string, payload: object): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface Listed {
  items: { offer: number; path: string; images: { webp: string }[] }[];
}

/** A section of the demo, a product in it and a picture of that: the addresses that are asked for. */
export async function readAddresses(
  url: string,
): Promise<{ section: string; product: string; picture: string }> {
  const { sections } = await call<{ sections: { path: string }[] }>(url, '/api/catalog/sections', {
    token: '',
  });
  const section = sections[0]?.path ?? '';
  const { items } = await call<Listed>(url, '/api/catalog/section', { token: '', path: section });
  const [good] = items;
  const picture = good?.images[0]?.webp.replace('{width}', '640') ?? '';
  return { section, product: good?.path ?? '', picture };
}

interface Row {
  id: number;
  offer: number;
}

/** A cart of twenty rows for each of `clients` visitors; answers what each of them sends to change a row of it. */
export async function prepareCarts(url: string, section: string, clients: number) {
  const { items } = await call<Listed>(url, '/api/catalog/section', { token: '', path: section });
  const rows = items.slice(0, ROWS).map(({ offer }) => offer);
  return Promise.all(
    Array.from({ length: clients }, async () => {
      const { token } = await call<{ token: string }>(url, '/api/info', { token: '' });
      let content: Row[] = [];
      for (const id of rows) {
        ({ content } = await call<{ content: Row[] }>(url, '/api/cart/add', { token, id }));
      }
      const [row] = content;
      if (!row) throw new Error('the cart stayed empty');
      return { token, offer: row.offer, row: row.id };
    }),
  );
}
