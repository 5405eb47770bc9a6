/** ms */
export interface Times {
  p50: number;
  p95: number;
  longest: number;
}

export const timesOf = (all: readonly number[]): Times => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
};

export const toText = ({ p50, p95, longest }: Times) => `p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms`;
