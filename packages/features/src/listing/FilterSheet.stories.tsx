import { sectionSorts } from '@siren/domain/catalog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { resource } from '../api/index.ts';
import { mockSection } from '../catalog/catalog.mock.ts';
import { withShop } from '../stories/index.ts';
import { listingPayload, parseListing } from './resources.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { FacetPanel } from './late.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';

function Opened(props: FilterSheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <FilterSheet
      {...props}
      open={open}
      onClose={() => {
        props.onClose();
        setOpen(false);
      }}
    />
  );
}

const read = (query: string) => parseListing(new URLSearchParams(query), sectionSorts);

const meta = {
  title: 'Patterns/FilterSheet',
  component: FilterSheet,
  decorators: [withShop],
  render: (args) => <Opened {...args} />,
  args: {
    Panel: FacetPanel,
    open: true,
    query: read(''),
    resourceOf: (address) =>
      resource('/api/catalog/section', {
        path: 'divany',
        ...listingPayload({ ...address, sort: 'popular' }),
      }),
    onChange: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    msw: [mockSection()],
    chromatic: { modes: { phone: { disable: false } } },
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Фильтры' }));

export const FiltersApplyTogetherByTheirButton: Story = {
  play: async ({ args, userEvent }) => {
    const { findByRole, getByRole } = await sheet();
    await findByRole('button', { name: /^Показать 128\sтоваров$/ });
    await userEvent.click(await findByRole('checkbox', { name: 'Шалфей' }));
    const apply = await findByRole('button', { name: /^Показать 16\sтоваров$/ });
    await userEvent.click(getByRole('switch', { name: 'Съёмные чехлы' }));
    await waitFor(() => expect(apply).toHaveTextContent('Показать 5 товаров'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TheButtonGoesToTheListAndCloses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const { findByRole } = await sheet();
    await userEvent.click(await findByRole('checkbox', { name: 'Шалфей' }));
    await userEvent.click(await findByRole('button', { name: /^Показать 16\sтоваров$/ }));
    await expect(args.onChange).toHaveBeenCalledWith(read('tsvet-obivki=shalfey'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClosedOtherwiseItLeavesTheListAlone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const { findByRole, getByRole } = await sheet();
    await userEvent.click(await findByRole('checkbox', { name: 'Шалфей' }));
    await userEvent.click(getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WhatLeavesNothingCannotBeShown: Story = {
  args: { query: read('tip=kushetka&tsvet-obivki=shalfey&chislo-mest=2&price=..20000') },
  play: async ({ userEvent }) => {
    const { findByRole, getByRole } = await sheet();
    await expect(await findByRole('button', { name: 'Таких товаров нет' })).toBeDisabled();
    await userEvent.click(getByRole('button', { name: 'Сбросить' }));
    await expect(await findByRole('button', { name: /^Показать 128\sтоваров$/ })).toBeEnabled();
    await userEvent.click(await findByRole('checkbox', { name: 'Шалфей' }));
    await findByRole('button', { name: /^Показать 16\sтоваров$/ });
  },
};

export const OfAPriceThatOneIsLeftOfTheBoundsStayToBeLetGo: Story = {
  args: { query: read('price=5000..900000') },
  parameters: { msw: [mockSection(1)], chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const { findByRole, findByText, queryByRole } = await sheet();
    for (const side of ['от', 'до']) {
      const bound = await findByRole('textbox', { name: `Цена ${side}` });
      await expect(bound).not.toHaveValue('');
      await userEvent.clear(bound);
      await userEvent.tab();
    }
    // Of one price there is nothing to choose.
    await waitFor(() => expect(queryByRole('textbox', { name: 'Цена до' })).toBeNull());
    await expect(await findByText(/^Показать 1\sтовар$/)).toBeVisible();
  },
};

export const OfflineItStillLeadsOn: Story = {
  parameters: {
    msw: [http.post('*/api/catalog/section', () => HttpResponse.error())],
    chromatic: { disableSnapshot: true },
  },
  play: async () => {
    await expect(await (await sheet()).findByRole('button', { name: 'Показать' })).toBeEnabled();
  },
};
