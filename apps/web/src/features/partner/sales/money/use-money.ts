import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** Sums in the currency they were earned in, whatever the store shows. */
export function useMoney(currency: string): (amount: number) => string {
  const write = useAnyMoney()
  return (amount) => write(amount, currency)
}

/** What was earned in several currencies: the store's first, none of them added to another. */
export function useSums(): (sums: Readonly<Record<string, number>>) => string {
  const t = useT()
  const { currencyCode } = useStore()
  const write = useAnyMoney()
  return (sums) => {
    const all = Object.entries(sums).toSorted(([one]) => (one === currencyCode ? -1 : 1))
    if (all.length === 0) return write(0, currencyCode)
    const comma = t('shell.comma')
    // Without a space of its own, as in Chinese, a comma holds on to the sum behind it, and a phone is too narrow for three.
    const apart = comma.endsWith(' ') ? comma : `${comma}\u200b`
    return all.map(([currency, sum]) => write(sum, currency)).join(apart)
  }
}

function useAnyMoney(): (amount: number, currency: string) => string {
  const reader = useMoneyReader()
  return (sum, currency) => formatMoney({ sum, currency }, reader)
}
