export type Chance = {
  next: () => number
  between: (low: number, high: number) => number
  /** Somewhere within ± amount. */
  spread: (amount: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (share: number) => boolean
}

/** Seeded randomness (mulberry32 over a string hash): the same product always draws the same picture. */
export function random(seed: string): Chance {
  const next = mulberry(hash(seed))
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    spread: (amount) => (next() * 2 - 1) * amount,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    chance: (share) => next() < share,
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619)
  return value
}

function mulberry(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
