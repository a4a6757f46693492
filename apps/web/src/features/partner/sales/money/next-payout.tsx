import { Link } from 'react-router'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import own from './money.module.css'
import type { Balance } from './use-balance.ts'
import { useMoney } from './use-money.ts'

type NextPayoutProps = {
  balance: Balance
  /** Also what is to come by then, and what is the least that is paid. */
  isWhole?: boolean
}

/** When the next money comes, how much by now, where to, and from which sum on. */
export function NextPayout({ balance, isWhole = false }: NextPayoutProps) {
  const t = useT()
  const { locale } = useStore()
  const money = useMoney(balance.currency)
  if (balance.next_payment === null) return null
  const { account_end: end, minimum } = balance
  return (
    <Link
      to={`/cabinet/sales/payouts?currency=${balance.currency}`}
      className={own.next}
      data-whole={isWhole || undefined}
    >
      <span>{t('partner.nextPayout', { date: dayOf(balance.next_payment, locale) })}</span>
      <span className={own.nextSum}>{money(Math.max(0, balance.active))}</span>
      <span>{end === null ? t('partner.accountMissing') : t('partner.toAccount', { end })}</span>
      {isWhole && balance.expected > 0 && (
        <span>{t('partner.expected', { sum: money(balance.expected) })}</span>
      )}
      {minimum > 0 && (isWhole || balance.active < minimum) && (
        <span>{t('partner.paidFrom', { sum: money(minimum) })}</span>
      )}
    </Link>
  )
}

function dayOf(day: string, locale: string): string {
  const form = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, form).format(Date.parse(`${day}T00:00Z`))
}
