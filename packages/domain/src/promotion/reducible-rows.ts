import { multiplyMoney } from '../money/money.ts'

type Line = { key: string; qty: number; unitMinor: number; isGiftCard?: boolean }

/** What of each line a discount can be taken off: nothing of a gift card, which is money. */
export function reducibleRows(lines: readonly Line[]): { key: string; rowMinor: number }[] {
  return lines.map(({ key, qty, unitMinor, isGiftCard }) => ({
    key,
    rowMinor: isGiftCard ? 0 : multiplyMoney(unitMinor, qty),
  }))
}
