// Whether two kinds of requests can be told apart by how long they take: Welch's test on what is left when the slowest
// tenth of both together is cut off (a collection of garbage, another program), as tools against timing leaks do.

export type Comparison = {
  /** Of means, in milliseconds. */
  difference: number
  p95: number
  /** How likely so large a difference of means, or of the 95th hundredths, is where there is none. */
  chance: number
  chanceOfP95: number
}

const KEPT = 0.9

export function compareTimes(one: readonly number[], other: readonly number[]): Comparison {
  const limit = quantile([...one, ...other], KEPT)
  const [a, b] = [one, other].map((times) => momentsOf(times.filter((ms) => ms <= limit)))
  if (!a || !b) throw new Error('Two kinds are compared.')
  const difference = a.mean - b.mean
  const t = difference / Math.sqrt(a.variance / a.count + b.variance / b.count)
  return {
    difference,
    ...slowest(one, other),
    // With hundreds of each, Student's distribution is the normal one.
    chance: complementaryError(Math.abs(t) / Math.SQRT2),
  }
}

const SHUFFLES = 1_000

/** By dealing the times out anew: how often chance alone sets the slow ends so far apart. */
function slowest(one: readonly number[], other: readonly number[]) {
  const apart = (times: readonly number[]) =>
    quantile(times.slice(0, one.length), 0.95) - quantile(times.slice(one.length), 0.95)
  const all = [...one, ...other]
  const p95 = apart(all)
  let reached = 0
  for (let round = 0; round < SHUFFLES; round += 1) {
    const dealt = all.map((ms) => ({ ms, rank: Math.random() })).toSorted((a, b) => a.rank - b.rank)
    if (Math.abs(apart(dealt.map(({ ms }) => ms))) >= Math.abs(p95)) reached += 1
  }
  return { p95, chanceOfP95: reached / SHUFFLES }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function momentsOf(times: readonly number[]) {
  const count = times.length
  const mean = times.reduce((sum, ms) => sum + ms, 0) / count
  const variance = times.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / (count - 1)
  return { count, mean, variance }
}

/** Abramowitz and Stegun 7.1.26: right to seven digits, which is more than is asked here. */
function complementaryError(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const sum = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429].reduce(
    (total, factor, at) => total + factor * t ** (at + 1),
    0,
  )
  return sum * Math.exp(-x * x)
}
