import { expect, test, vi } from 'vitest';
import { runGuards } from './runGuards.ts';

interface Visitor {
  signedIn: boolean;
}
const guards = {
  'signed-in': ({ signedIn }: Visitor) => (signedIn ? null : '/lk/login'),
  never: () => '/',
};

test('a visitor whom every guard lets in goes on; the first that does not says where to', () => {
  expect(runGuards([], guards, { signedIn: false })).toBeNull();
  expect(runGuards(['signed-in'], guards, { signedIn: true })).toBeNull();
  expect(runGuards(['signed-in', 'never'], guards, { signedIn: false })).toBe('/lk/login');
  expect(runGuards(['signed-in', 'never'], guards, { signedIn: true })).toBe('/');
});

test.each(['admin', 'constructor', ''])('an unknown guard name is an error: %j', (name) => {
  const asked = vi.fn(() => null);
  expect(() => runGuards(['asked', name], { asked }, {})).toThrow(/^Unknown route middleware/);
  expect(asked).not.toHaveBeenCalled();
});

test('a guard may refuse by throwing', () => {
  const closed = () => {
    throw new Error('403');
  };
  expect(() => runGuards(['closed'], { closed }, {})).toThrow('403');
});
