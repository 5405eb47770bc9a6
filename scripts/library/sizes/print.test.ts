import { expect, test } from 'vitest';
import { largerThan, sizeTable } from './print.ts';

const weight = (js: number, css: number) => ({ js, css });
const nobody = { components: [], own: weight(1, 1), peers: {} };
const comparison = {
  components: {
    Button: { own: weight(700, 2_400), radix: weight(7_700, 80_500), mui: weight(3_000, 0) },
    Price: { own: weight(800, 2_000) },
  },
  sets: {
    radix: { components: ['Button'], own: weight(700, 2_400), peers: { radix: weight(7_700, 80_500) } },
    mantine: nobody,
    mui: nobody,
    all: nobody,
  },
  whole: weight(90_000, 14_000),
};

test('the table has a line for each component and each common set, in KB', () => {
  const lines = sizeTable(comparison);
  expect(lines.find((line) => line.includes('Button'))).toMatch(
    /0\.7 \+ +2\.4 │ +7\.7 \+ 80\.5 │ +│ +3\.0 \+ +0\.0$/,
  );
  expect(lines.find((line) => line.includes('with radix: 1'))).toMatch(/0\.7 \+ +2\.4 │ +7\.7 \+ 80\.5/);
});

test('whoever is smaller is named', () => {
  expect(largerThan(comparison)).toEqual(['✗ Button: ours 3.1, mui 3.0']);
});
