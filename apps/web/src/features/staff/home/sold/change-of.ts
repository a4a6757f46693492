/** By how many percent it is more or less than it was; nothing can be said where there was nothing. */
export function changeOf(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round((1_000 * (now - before)) / before) / 10
  return `${percent > 0 ? '+' : ''}${percent}`.replace('-', '\u2212')
}
