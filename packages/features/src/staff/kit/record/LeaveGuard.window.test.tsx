import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { LeaveGuard } from './LeaveGuard.tsx';

afterEach(cleanup);

/** A list and a record with something unsaved, in the window’s own history: «Back» is told to the router late. */
async function openRecord() {
  history.pushState(null, '', '/list');
  const router = createBrowserRouter([
    { path: '/list', element: <Link to="/record">Открыть</Link> },
    { path: '/other', element: 'Другое' },
    {
      path: '/record',
      element: (
        <>
          <Link to="/other">Другой экран</Link>
          <LeaveGuard dirty />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('link', { name: 'Открыть' }));
  await screen.findByRole('link', { name: 'Другой экран' });
  return router;
}

test('«Back» asks once, and «Уйти» leaves', async () => {
  await openRecord();
  history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Уйти' }));
  await screen.findByRole('link', { name: 'Открыть' });
  expect(location.pathname).toBe('/list');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('who stays is asked again the next time, by «Back» and by a link', async () => {
  await openRecord();
  history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.pathname).toBe('/record');
  fireEvent.click(screen.getByRole('link', { name: 'Другой экран' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Уйти' }));
  await screen.findByText('Другое');
});
