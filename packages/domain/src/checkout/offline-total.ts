import { addMoney, toMajor, toMinor } from '../money/money.ts'

/** Major units, as a reply holds them. */
type Sums = { grand_total: number; total_segments: readonly { code: string; value: number | null }[] }
type Costs = { shipping: number; payment: number }

/**
 * The sums of a bag with what its ways cost, once, while the shop cannot be asked; what they take off, the shop takes off
 * when it counts.
 */
export function offlineTotal<S extends Sums>(sums: S, { shipping, payment }: Costs): S {
  // Counted already, or nothing to deliver: there is no open row then.
  const isOpen = sums.total_segments.some(({ code }) => code === 'shipping_on_checkout')
  const costs = [isOpen ? shipping : 0, payment]
  const grand_total = toMajor(addMoney(toMinor(sums.grand_total), ...costs.map(toMinor)))
  const values: Readonly<Record<string, number>> = { shipping_on_checkout: shipping, grand_total }
  return {
    ...sums,
    grand_total,
    total_segments: sums.total_segments.map((segment) => ({
      ...segment,
      value: values[segment.code] ?? segment.value,
    })),
  }
}
