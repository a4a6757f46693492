/**
 * Splits an amount in proportion to weights so that the parts sum to the whole. Left-over units go to the largest
 * remainders, earlier parts first. All weights zero means equal shares. Exact: products of two sums leave a double's reach.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const hasWeight = weights.some((weight) => weight > 0)
  const fair = weights.map((weight) => BigInt(hasWeight ? weight : 1))
  const whole = fair.reduce((sum, weight) => sum + weight, 0n)
  const size = BigInt(Math.abs(total))
  const parts = fair.map((weight) => Number((size * weight) / whole))
  const remainders = fair.map((weight) => Number((size * weight) % whole))
  const missing = Math.abs(total) - parts.reduce((sum, part) => sum + part, 0)
  for (const index of largestFirst(remainders).slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts.map((part) => part * Math.sign(total) || 0)
}

function largestFirst(remainders: readonly number[]): number[] {
  return remainders
    .map((remainder, index) => ({ index, remainder }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .map(({ index }) => index)
}
