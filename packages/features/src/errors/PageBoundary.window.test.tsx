import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PageBoundary } from './PageBoundary.tsx';

afterEach(() => vi.restoreAllMocks());

const broken = new TypeError('variants is undefined');
const Broken = () => {
  throw broken;
};

test('a page that breaks while it is drawn is told of once, and an error page stands in its place', () => {
  // React tells the console of it, too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const hear = vi.fn();
  const page = (
    <MemoryRouter>
      <PageBoundary onCatch={hear}>
        <Broken />
      </PageBoundary>
    </MemoryRouter>
  );
  const { rerender } = render(page);
  rerender(page);
  expect(hear).toHaveBeenCalledExactlyOnceWith(broken);
  expect(screen.getByRole('heading', { name: 'Internal Server Error' })).toBeDefined();
});

test('a page that is drawn is not spoken of', () => {
  const hear = vi.fn();
  render(<PageBoundary onCatch={hear}>Диваны</PageBoundary>);
  expect(screen.getByText('Диваны')).toBeDefined();
  expect(hear).not.toHaveBeenCalled();
});
