import { expect, test } from 'vitest';
import { codeOf, familiesOf } from './own.ts';

test('a component is taken with its parts, and parts are not listed alone', () => {
  const [tab, ...rest] = familiesOf('tabs', [
    'Tab',
    'TabList',
    'TabPanel',
    'Tabs',
    'tabsActivations',
    'TAB_MS',
  ]);
  expect(tab).toEqual({ name: 'Tab', door: 'tabs', parts: ['Tab', 'TabList', 'TabPanel', 'Tabs'] });
  expect(rest).toEqual([]);
  expect(codeOf([...familiesOf('button', ['Button', 'buttonSizes'])])).toBe(
    `export { Button } from '@siren/ui/button';`,
  );
});

test('several components of one door are listed each', () => {
  const names = familiesOf('field', ['Field', 'PasswordField', 'TextArea', 'TextField']).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Field', 'PasswordField', 'TextArea', 'TextField']);
});

test('a door without components is taken whole, under its name', () => {
  const parts = ['DtcgError', 'formatMoney', 'NEWS_MS'];
  expect(familiesOf('format', parts)).toEqual([{ name: 'format', door: 'format', parts }]);
});
