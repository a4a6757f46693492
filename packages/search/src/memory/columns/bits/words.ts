/** Slots as bits, one column for each of some codes. */
export type Bits = readonly Uint32Array[]

export const SLOTS_PER_WORD = 32

export function anyOf(bits: Bits, word: number): number {
  let found = 0
  for (let each = 0; each < bits.length; each++) found |= (bits[each] as Uint32Array)[word] as number
  return found
}

export function countBits(bits: Uint32Array): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) count += bitsIn(bits[i] as number)
  return count
}

/** Counted side by side in pairs, fours and bytes. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Writes the slots down that have a bit in one of the columns; returns how many. */
export function listBits(bits: Bits, sheet: Uint32Array): number {
  const words = Math.min(...bits.map(({ length }) => length))
  let count = 0
  for (let i = 0; i < words; i++) {
    let word = 0
    for (let each = 0; each < bits.length; each++) word |= bits[each]?.[i] as number
    for (; word !== 0; word &= word - 1) sheet[count++] = i * 32 + (31 - Math.clz32(word & -word))
  }
  return count
}
