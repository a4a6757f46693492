// Where a row may go in its list: in front of another one, or behind them all (null).

type Id = string | number

export function stepOf<T extends Id>(ids: readonly T[], id: T, by: -1 | 1): { before: T | null } | undefined {
  const at = ids.indexOf(id)
  if (at < 0 || at + by < 0 || at + by >= ids.length) return undefined
  return { before: (by < 0 ? ids[at - 1] : ids[at + 2]) ?? null }
}

export function dropOf<T extends Id>(
  ids: readonly T[],
  id: T,
  { on, side }: { on: T; side: 'above' | 'below' },
): { before: T | null } | undefined {
  const others = ids.filter((one) => one !== id)
  const at = others.indexOf(on)
  if (at < 0 || others.length === ids.length) return undefined
  return { before: others[side === 'above' ? at : at + 1] ?? null }
}

export function placed<T extends Id>(ids: readonly T[], id: T, before: T | null): T[] {
  const others = ids.filter((one) => one !== id)
  return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id)
}
