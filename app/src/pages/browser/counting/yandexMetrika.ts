import { toEcommerce } from '@siren/domain/metrics';
import type { MetricEvent } from '@siren/domain/metrics';
import type { MetricsAdapter } from '@siren/features/metrics';

/** The function that the counter's script answers; until it is there calls wait in `a`. */
interface Ym {
  (id: number, method: string, ...rest: unknown[]): void;
  a?: unknown[][];
  l?: number;
}

type Counted = Window & { ym?: Ym; dataLayer?: unknown[] };

const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

/** Loads the counter as its own snippet does, without script in the HTML, and without what watches the visitor. */
function begin(id: number, at: Counted): Ym {
  const waiting: unknown[][] = [];
  const stub: Ym = (...call) => void waiting.push(call);
  stub.a = waiting;
  stub.l = Date.now();
  at.ym ??= stub;
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  document.head.append(script);
  at.ym(id, 'init', {
    defer: true,
    ecommerce: 'dataLayer',
    clickmap: false,
    trackLinks: false,
    webvisor: false,
  });
  return (...call) => at.ym?.(...call);
}

/** Parameters of the visit that an event without goods is told by. */
function paramsOf(event: MetricEvent): object | null {
  if (event.type === 'search') return { search: { [event.query]: event.found } };
  if (event.type === 'error') return { errors: { [`${event.name} ${event.status}`]: event.path } };
  if (event.type === 'vital')
    return { vitals: { [event.name]: { [event.rating]: { [event.path]: event.value } } } };
  return null;
}

/** Counts with Yandex Metrica: goods by its e-commerce in `dataLayer`, pages by hits, all else by parameters. */
export function yandexMetrika(id: number): MetricsAdapter {
  const at = window as Counted;
  const dataLayer = (at.dataLayer ??= []);
  const ym = begin(id, at);
  let referer = document.referrer;
  return (event) => {
    if (event.type === 'page') {
      const url = location.origin + event.path;
      ym(id, 'hit', url, { title: event.title, referer, params: { page: event.name } });
      referer = url;
      return;
    }
    const message = toEcommerce(event);
    if (message) dataLayer.push(message);
    const params = paramsOf(event);
    if (params) ym(id, 'params', params);
  };
}
