import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';

const place = document.createElement('div');
const root = createRoot(place);
const known = Object.getOwnPropertyDescriptor(Document.prototype, 'onbeforematch') ?? { value: null };

afterEach(() => {
  flushSync(() => root.render(null));
  Object.defineProperty(Document.prototype, 'onbeforematch', known);
});

const hiddenOf = () => {
  flushSync(() =>
    root.render(
      <Accordion>
        <AccordionItem value="care" title="Уход">
          <a href="#care">Как стирать</a>
        </AccordionItem>
      </Accordion>,
    ),
  );
  return place.querySelector('[hidden]')?.getAttribute('hidden');
};

test('what is closed is found by a browser that searches hidden content', () => {
  expect(hiddenOf()).toBe('until-found');
});

test('elsewhere it is plainly hidden, so that nothing in it can have the focus', () => {
  Reflect.deleteProperty(Document.prototype, 'onbeforematch');
  expect(hiddenOf()).toBe('');
});
