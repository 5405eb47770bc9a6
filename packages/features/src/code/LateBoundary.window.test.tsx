import { act, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { fieldsOf, ownFields } from './fields.ts';
import { late } from './late.ts';
import { LateBoundary } from './LateBoundary.tsx';
import { useEarlyEntries } from './useEarlyEntries.ts';

const START = { name: '', note: '', agreed: false, gift: true, pay: 'card', city: 'ekb' };
type Form = typeof START;

/** What the form holds after each of its renderings, and what was told to it. */
let held: Form = START;
let told: (keyof Form)[] = [];

/** A form that keeps what it is told; `kept` comes from elsewhere once it is awake. */
function Fields({ kept = {} }: { kept?: Partial<Form> }) {
  const [form, setForm] = useState(START);
  useEffect(() => setForm((now) => ({ ...now, ...kept })), [kept]);
  useEffect(() => void (held = form), [form]);
  // By what was drawn last, as a form does: two entries that came at once would lose one.
  const tell = (part: Partial<Form>) => {
    told.push(...(Object.keys(part) as (keyof Form)[]));
    setForm({ ...form, ...part });
  };
  return (
    <form>
      <input name="name" value={form.name} onChange={(event) => tell({ name: event.target.value })} />
      <textarea name="note" value={form.note} onChange={(event) => tell({ note: event.target.value })} />
      {(['agreed', 'gift'] as const).map((name) => (
        <input
          key={name}
          name={name}
          type="checkbox"
          checked={form[name]}
          onChange={(event) => tell({ [name]: event.target.checked })}
        />
      ))}
      {['card', 'cash'].map((pay) => (
        <input
          key={pay}
          name="pay"
          type="radio"
          value={pay}
          checked={form.pay === pay}
          onChange={() => tell({ pay })}
        />
      ))}
      <input name="off" type="checkbox" disabled checked={false} onChange={() => tell({ name: 'off' })} />
      <select name="city" value={form.city} onChange={(event) => tell({ city: event.target.value })}>
        <option value="tagil">Тагил</option>
        <option value="ekb">Екатеринбург</option>
      </select>
    </form>
  );
}

const awake: Root[] = [];
/** Wakes up what the server drew. */
const hydrate = (place: Element, page: ReactNode) =>
  act(async () => void awake.push(hydrateRoot(place, page)));

const NOTHING = {};
const place = <p>Загружаем</p>;

/** A page with a form that the server has drawn; its code comes with `come`. */
async function draw(kept: Partial<Form> = NOTHING) {
  held = START;
  told = [];
  const { promise, resolve } = Promise.withResolvers<ComponentType<{ kept?: Partial<Form> }>>();
  const page = (Part: ComponentType<{ kept?: Partial<Form> }>) => (
    <LateBoundary fallback={place}>
      <Part kept={kept} />
    </LateBoundary>
  );
  document.body.innerHTML = `<div>${renderToString(page(Fields))}</div>`;
  const root = document.body.firstElementChild!;
  await hydrate(root, page(late(() => promise)));
  return {
    field: <Kind extends Element = HTMLInputElement>(words: string) => root.querySelector<Kind>(words)!,
    come: () => act(async () => resolve(Fields)),
  };
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(async () => {
  await act(async () => awake.splice(0).forEach((root) => root.unmount()));
  document.body.innerHTML = '';
});

test('what was entered before the code came is told to the part, each thing once', async () => {
  const { field, come } = await draw();
  field('[name=name]').value = 'Анна';
  field<HTMLTextAreaElement>('textarea').value = 'Звоните после шести';
  field('[name=agreed]').checked = true;
  field('[name=gift]').checked = false;
  field('[value=cash]').checked = true;
  field<HTMLSelectElement>('select').value = 'tagil';
  await come();
  const entered = {
    name: 'Анна',
    note: 'Звоните после шести',
    agreed: true,
    gift: false,
    pay: 'cash',
    city: 'tagil',
  };
  expect(held).toEqual(entered);
  expect(told).toEqual(Object.keys(entered));
  expect(fieldsOf(document).map(({ value }) => value)).toContain('Анна');
  expect(field('[name=gift]').checked).toBe(false);
});

test('where nothing was entered nothing is told', async () => {
  const { come } = await draw();
  await come();
  expect(told).toEqual([]);
  expect(held).toEqual(START);
});

test('what was entered stands above what the part finds elsewhere when it wakes up', async () => {
  const { field, come } = await draw({ name: 'Вера', note: 'Код 12' });
  field('[name=name]').value = 'Анна';
  await come();
  expect(held).toMatchObject({ name: 'Анна', note: 'Код 12' });
  expect(field('[name=name]').value).toBe('Анна');
});

test('a box that was ticked, and is by now what it was ticked to be, is told so and not turned over', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<{ checked: boolean }>>();
  const told: boolean[] = [];
  const Box = ({ checked }: { checked: boolean }) => (
    <input type="checkbox" checked={checked} onChange={(event) => told.push(event.target.checked)} />
  );
  let choose: (checked: boolean) => void = () => {};
  function Page({ Part }: { Part: ComponentType<{ checked: boolean }> }) {
    const [checked, setChecked] = useState(false);
    useEffect(() => void (choose = setChecked), []);
    return (
      <LateBoundary fallback={place}>
        <Part checked={checked} />
      </LateBoundary>
    );
  }
  document.body.innerHTML = `<div>${renderToString(<Page Part={Box} />)}</div>`;
  const root = document.body.firstElementChild!;
  await hydrate(root, <Page Part={late(() => promise)} />);
  root.querySelector('input')!.checked = true;
  await act(async () => choose(true));
  await act(async () => resolve(Box));
  expect(told).toEqual([true]);
  expect(root.querySelector('input')!.checked).toBe(true);
});

test('a field that is left by now is told that it was', async () => {
  const left: string[] = [];
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const Draft = () => {
    const [text, setText] = useState('1');
    return (
      <input value={text} onChange={(event) => setText(event.target.value)} onBlur={() => left.push(text)} />
    );
  };
  const page = (Part: ComponentType) => (
    <LateBoundary fallback={place}>
      <Part />
    </LateBoundary>
  );
  document.body.innerHTML = `<div>${renderToString(page(Draft))}</div>`;
  const root = document.body.firstElementChild!;
  await hydrate(root, page(late(() => promise)));
  root.querySelector('input')!.value = '3';
  await act(async () => resolve(Draft));
  expect(left).toEqual(['3']);
});

test('a field that cannot be used is left alone', async () => {
  const { field, come } = await draw();
  field('[name=off]').checked = true;
  await come();
  expect(told).toEqual([]);
});

test('a page is told of its own fields; those of a part that sleeps wait for it', async () => {
  const heard: string[] = [];
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const named = (name: string) =>
    function Named() {
      const [text, setText] = useState('');
      return (
        <input
          name={name}
          value={text}
          onChange={(event) => {
            heard.push(`${name}: ${event.target.value}`);
            setText(event.target.value);
          }}
        />
      );
    };
  const [Own, Late] = [named('own'), named('late')];
  function Page({ Part }: { Part: ComponentType }) {
    useEarlyEntries(ownFields);
    return (
      <>
        <Own />
        <LateBoundary fallback={place}>
          <Part />
        </LateBoundary>
      </>
    );
  }
  document.body.innerHTML = `<div>${renderToString(<Page Part={Late} />)}</div>`;
  for (const field of document.querySelectorAll('input')) field.value = field.name;
  await hydrate(document.body.firstElementChild!, <Page Part={late(() => promise)} />);
  expect(heard).toEqual(['own: own']);
  await act(async () => resolve(Late));
  expect(heard).toEqual(['own: own', 'late: late']);
});
