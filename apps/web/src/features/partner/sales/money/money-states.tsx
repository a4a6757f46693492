import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../sales.module.css'
import own from './money.module.css'
import type { Balance } from './use-balance.ts'
import { useMoney } from './use-money.ts'

type MoneyStatesProps = {
  balance: Balance
  /** Beside each other where there is room. */
  isRow?: boolean
  /** The state that is shown below. */
  current?: string | undefined
}

/** Money in its three states, each with what is behind it. */
export function MoneyStates({ balance, isRow = false, current }: MoneyStatesProps) {
  const t = useT()
  const money = useMoney(balance.currency)
  const { counts, currency } = balance
  const states = [
    {
      ...{
        key: 'pending',
        sum: balance.pending,
        to: `/cabinet/sales/orders?money=pending&currency=${currency}`,
      },
      ...{ name: t('partner.pending'), note: t('partner.pendingNote', { count: counts.pending }) },
    },
    {
      ...{
        key: 'active',
        sum: balance.active,
        to: `/cabinet/sales/orders?money=active&currency=${currency}`,
      },
      ...{ name: t('partner.active'), note: t('partner.activeNote', { count: counts.active }) },
    },
    {
      ...{ key: 'paid', sum: balance.paid, to: `/cabinet/sales/payouts?currency=${currency}` },
      ...{ name: t('partner.paid'), note: t('partner.paidNote', { count: counts.payouts }) },
    },
  ]
  return (
    <ul className={isRow ? `${own.money} ${own.row}` : own.money}>
      {states.map(({ key, sum, to, name, note }) => (
        <li key={key}>
          <Link to={to} aria-current={key === current ? 'page' : undefined}>
            <span>{name}</span>
            <span className={styles.sum}>{money(sum)}</span>
            <span className={styles.name}>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
