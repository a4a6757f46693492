import { collatorOf } from '#web/lib/store/collator-of.ts'

const LETTERS = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '2xl', '3xl', '4xl', '5xl']
const ranks = new Map(LETTERS.map((name, position) => [name, position]))

/** Sizes as a rail hangs them: letters from small to large, then numbers. */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)]
  return left === right ? collatorOf('en').compare(a, b) : left - right
}

function rankOf(size: string): number {
  const letters = ranks.get(size.trim().toLowerCase())
  if (letters !== undefined) return letters
  const number = Number.parseFloat(size.replace(',', '.'))
  return Number.isNaN(number) ? 1_000 : 100 + number
}
