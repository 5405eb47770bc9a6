import type { MetricEvent } from '@siren/domain/metrics';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { NavigationProvider } from '../navigation/index.ts';
import { makeCard } from '../testing/index.ts';
import { createMetrics } from './createMetrics.ts';
import type { Metrics } from './createMetrics.ts';
import { MetricsProvider } from './MetricsContext.tsx';
import { useShownGoods } from './useShownGoods.ts';

const search: MetricEvent = { type: 'search', query: 'диван', found: 3 };

/** A bus and what it told. */
function recording() {
  const metrics = createMetrics();
  const heard: MetricEvent[] = [];
  metrics.connect((event) => void heard.push(event));
  return { metrics, heard };
}

test('what happened before anybody counted is told to the first who does, once', () => {
  const metrics = createMetrics();
  metrics.emit(search);
  const [first, second] = [vi.fn(), vi.fn()];
  metrics.connect(first);
  metrics.connect(second);
  expect(first).toHaveBeenCalledExactlyOnceWith(search);
  expect(second).not.toHaveBeenCalled();
});

test('what is told under one name is counted once', () => {
  const { metrics, heard } = recording();
  metrics.emit(search, 'a');
  metrics.emit(search, 'a');
  metrics.emit(search, 'b');
  metrics.emit(search);
  expect(heard).toHaveLength(3);
});

test('one that counts and fails keeps nothing from the others', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { metrics, heard } = recording();
  metrics.connect(() => {
    throw new Error('blocked');
  });
  metrics.emit(search);
  expect(heard).toEqual([search]);
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

const cards = [makeCard({ offer: 1 }), makeCard({ offer: 2 })];

function List({ items = cards }: { items?: typeof cards | undefined }) {
  useShownGoods('Диваны', { cards: items, from: 25 });
  return null;
}

function Visit({ metrics, visit, children }: { metrics: Metrics; visit: string; children: ReactNode }) {
  const navigation = {
    pending: false,
    retry: () => {},
    indexed: true,
    bot: false,
    visit,
    refused: null,
    returned: true,
    leave: () => false,
  };
  return (
    <StrictMode>
      <MetricsProvider value={metrics}>
        <NavigationProvider value={navigation}>{children}</NavigationProvider>
      </MetricsProvider>
    </StrictMode>
  );
}

test('a list is counted when it is there: once a visit, however often it is drawn, and on Back no more', () => {
  const { metrics, heard } = recording();
  const at = (visit: string, list: ReactNode = <List />) => (
    <Visit metrics={metrics} visit={visit}>
      {list}
    </Visit>
  );
  const { rerender, unmount } = render(at('a', null));
  expect(heard).toEqual([]);
  rerender(at('a'));
  rerender(at('a'));
  expect(heard).toMatchObject([
    {
      type: 'list',
      goods: [
        { id: 1, list: 'Диваны', position: 25 },
        { id: 2, position: 26 },
      ],
    },
  ]);
  unmount();
  render(at('a'));
  expect(heard).toHaveLength(1);
  render(at('b'));
  expect(heard).toHaveLength(2);
});
