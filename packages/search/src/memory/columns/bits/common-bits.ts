import { type Steps, spans } from '../../steps.ts'
import { anyOf, type Bits, bitsIn, SLOTS_PER_WORD } from './words.ts'

/** Slots that have a bit in `base` and, for each choice, in one of its columns. */
export function* commonBits(base: Uint32Array, choices: readonly Bits[]): Steps<Uint32Array> {
  const common = base.slice()
  for (const { from, to } of spans(base.length, SLOTS_PER_WORD)) {
    for (const choice of choices)
      for (let i = from; i < to; i++) common[i] = (common[i] as number) & anyOf(choice, i)
    yield
  }
  return common
}

/** How many have a bit in `base` and in one of the columns. */
export function countCommon(base: Uint32Array, bits: Bits): number {
  let count = 0
  for (let i = 0; i < base.length; i++) {
    const word = base[i] as number
    if (word !== 0) count += bitsIn(word & anyOf(bits, i))
  }
  return count
}

/** Writes the slots down that have a bit in `base` and, for each choice, in one of its columns; returns how many. */
export function* listCommonBits(
  base: Uint32Array,
  choices: readonly Bits[],
  sheet: Uint32Array,
): Steps<number> {
  let count = 0
  for (const { from, to } of spans(base.length, SLOTS_PER_WORD)) {
    for (let i = from; i < to; i++) {
      let word = base[i] as number
      for (let at = 0; word !== 0 && at < choices.length; at++) word &= anyOf(choices[at] as Bits, i)
      for (; word !== 0; word &= word - 1) sheet[count++] = i * 32 + (31 - Math.clz32(word & -word))
    }
    yield
  }
  return count
}

/** Keeps the slots that have a bit in one of the columns, in place and in order. */
export function keepBits(bits: Bits, buffer: Uint32Array, count: number): number {
  const [first] = bits
  if (!first) return 0
  // Nearly every choice has four values or fewer; those that are missing are read as the first one again.
  const [, second = first, third = first, fourth = first] = bits
  let passed = 0
  for (let i = 0; i < count; i++) {
    const slot = buffer[i] as number
    const word = slot >>> 5
    let found = (first[word] as number) | (second[word] as number)
    found |= (third[word] as number) | (fourth[word] as number)
    for (let each = 4; each < bits.length; each++) found |= bits[each]?.[word] as number
    if ((found >>> (slot & 31)) & 1) buffer[passed++] = slot
  }
  return passed
}
