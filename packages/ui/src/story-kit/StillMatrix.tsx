import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from './Matrix.tsx';
import type { MatrixProps } from './Matrix.tsx';
import { floating, Moment } from './Moment.tsx';
import * as css from './StillMatrix.css.ts';

export interface StillMatrixProps<Row extends string, Column extends string> extends MatrixProps<
  Row,
  Column
> {
  /** Of the windows. @default 'window' */
  height?: keyof typeof css.heights;
  /** What is done to the open one before its still is taken: a press that sets it to work. */
  act?: (panel: HTMLElement, row: Row, column: Column) => Promise<void>;
}

interface StillProps extends Pick<StillMatrixProps<string, string>, 'height'> {
  nodes: readonly Node[] | undefined;
}

function Still({ nodes, height = 'window' }: StillProps) {
  return (
    <div
      inert
      className={css.heights[height]}
      data-still=""
      ref={(frame) => frame?.replaceChildren(...(nodes ?? []))}
    />
  );
}

/**
 * A matrix of what takes the whole window and so is open one at a time: each is opened for a moment, and how it looked
 * stays here, side by side, beyond the reach of keys and readers. Give `stillsAreTaken` as `play`.
 */
export function StillMatrix<Row extends string, Column extends string>({
  rows,
  columns,
  cell,
  act,
  height,
}: StillMatrixProps<Row, Column>) {
  const [stills, setStills] = useState<Readonly<Record<string, readonly Node[]>>>({});
  const keyOf = (row: Row, column: Column) => `${row} ${column}`;
  const [next] = rows
    .flatMap((row) => columns.map((column) => ({ row, column, key: keyOf(row, column) })))
    .filter(({ key }) => stills[key] === undefined);
  const draw = (row: Row, column: Column) => <Still height={height} nodes={stills[keyOf(row, column)]} />;
  return (
    <>
      <Matrix rows={rows} columns={columns} cell={draw} />
      {next && (
        <Moment
          key={next.key}
          act={(panel) => act?.(panel, next.row, next.column)}
          onTaken={(nodes) => setStills((taken) => ({ ...taken, [next.key]: nodes }))}
        >
          {cell(next.row, next.column)}
        </Moment>
      )}
    </>
  );
}

/** All of them are there and nothing is open any more. */
export async function stillsAreTaken({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-still]:empty')).toBeNull(), {
    timeout: 60_000,
  });
  await waitFor(() => expect(floating()).toEqual([]));
}
