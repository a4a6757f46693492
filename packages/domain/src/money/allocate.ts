/**
 * Splits an amount in proportion to weights so that the parts sum to the whole. Left-over units go to the largest
 * remainders, earlier parts first. All weights zero means equal shares.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const fair = sum > 0 ? weights : weights.map(() => 1)
  const whole = sum > 0 ? sum : weights.length
  const size = Math.abs(total)
  const exact = fair.map((weight) => (size * weight) / whole)
  const parts = exact.map(Math.floor)
  const missing = size - parts.reduce((all, part) => all + part, 0)
  for (const index of byRemainder(exact).slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts.map((part) => part * Math.sign(total) || 0)
}

function byRemainder(exact: readonly number[]): number[] {
  return exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .map(({ index }) => index)
}
