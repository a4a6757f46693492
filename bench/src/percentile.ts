/** Nearest-rank percentile of unsorted samples, share between 0 and 1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN
}

/** Milliseconds of each call, after a warm-up that is thrown away; each counts from 0. */
export async function timeEach(
  count: number,
  warmUp: number,
  task: (index: number, isWarm: boolean) => unknown,
): Promise<number[]> {
  for (let index = 0; index < warmUp; index++) await task(index, false)
  const samples: number[] = []
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    await task(index, true)
    samples.push(performance.now() - start)
  }
  return samples
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(value < 1 ? 3 : 2) : value.toFixed(0)} ms`
