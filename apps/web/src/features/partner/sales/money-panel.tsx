import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerBalance } from '@vitrine/contract/partner/money'
import { Link } from 'react-router'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './sales.module.css'
import type { Sales } from './sales.ts'
import { useMoney } from './use-money.ts'

type MoneyPanelProps = { balance: CallReply<typeof getPartnerBalance>; counts: Sales['counts'] }

/** Money in its three states, each with the orders behind it, and when the next of it is paid. */
export function MoneyPanel({ balance, counts }: MoneyPanelProps) {
  const t = useT()
  const { locale } = useStore()
  const money = useMoney(balance.currency)
  const rows = [
    {
      key: 'pending',
      sum: balance.pending,
      name: t('partner.pending'),
      note: t('partner.pendingNote', { count: counts.pending }),
    },
    {
      key: 'active',
      sum: balance.active,
      name: t('partner.active'),
      note: t('partner.activeNote', { count: counts.active }),
    },
  ]
  return (
    <div>
      {balance.next_payment !== null && (
        <Link to="/cabinet/sales/payouts" className={styles.next}>
          <span>{t('partner.nextPayout', { date: dayOf(balance.next_payment, locale) })}</span>
          <span className={styles.nextSum}>{money(Math.max(0, balance.active))}</span>
          <span>{t('partner.grows')}</span>
        </Link>
      )}
      <ul className={styles.money}>
        {rows.map(({ key, sum, name, note }) => (
          <li key={key}>
            <Link to={`/cabinet/sales/orders?money=${key}`}>
              <span>{name}</span>
              <span className={styles.sum}>{money(sum)}</span>
              <span className={styles.name}>{note}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/cabinet/sales/payouts">
            <span>{t('partner.paid')}</span>
            <span className={styles.sum}>{money(balance.paid)}</span>
            <span className={styles.name}>{t('partner.paidNote', { count: counts.payouts })}</span>
          </Link>
        </li>
      </ul>
    </div>
  )
}

function dayOf(day: string, locale: string): string {
  const form = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, form).format(Date.parse(`${day}T00:00Z`))
}
