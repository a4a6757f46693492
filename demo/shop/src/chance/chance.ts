// Every "random" choice in the demo is a hash of the seed and the thing's own key: adding a product moves no other.

/** FNV-1a with a final mix, so that neighbouring keys land far apart. */
export function hash32(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number from 0 up to 1, always the same for the same key. */
export const chance = (key: string): number => hash32(key) / 2 ** 32

export const between = (key: string, low: number, high: number): number =>
  low + Math.floor(chance(key) * (high - low + 1))

export function nth<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new Error('nth of an empty list')
  return item
}
