import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { noTabs, TabsProvider } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { useCertificates } from './useCertificates.ts';

const setUp = (answers: Parameters<typeof hookShop>[0]) => {
  const tell = vi.fn();
  const shop = hookShop(answers);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shop.wrapper>
      <TabsProvider tabs={{ ...noTabs, tell }}>{children}</TabsProvider>
    </shop.wrapper>
  );
  const failed = vi.fn();
  const { result } = renderHook(() => useCertificates(() => undefined, failed), { wrapper });
  return { result, tell, failed };
};

test('other tabs are told to look when a certificate was attached', async () => {
  const { result, tell } = setUp({
    '/api/certificate/attach': () => ({ certificates: [], bonus: 0, user: null }),
  });
  await act(() => result.current.attach('DAR-3000'));
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'cart' });
});

test('no other tab is told of a code that was refused; an order that waits for it is', async () => {
  const { result, tell, failed } = setUp({});
  await act(() => result.current.attach('DAR-0'));
  expect(tell).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalledOnce();
});
