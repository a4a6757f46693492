import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** A price in the money its reader thinks in, where the store is paid in other; nothing elsewhere. */
export function AboutPrice({ major }: { major: number }) {
  const t = useT()
  const { locale } = useStore()
  const { localMoney } = useShopInfo()
  if (!localMoney || !(major > 0)) return null
  const { currency, rate } = localMoney
  const form = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  } as const
  const price = new Intl.NumberFormat(locale, form).format(roundly(major * rate))
  return <p className="type-caption tone-third">{t('shell.aboutPrice', { price })}</p>
}

/** To tens: a rate of some day promises no more. */
const roundly = (amount: number) => Math.max(10, Math.round(amount / 10) * 10)
