import type { PartnerAccount } from '@vitrine/contract/partner/payouts'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { formatDay } from '@vitrine/i18n/format-day'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import styles from './partners.module.css'

const CHECKS: Record<PartnerAccount['check'], MessageKey> = {
  ready: 'staff.checkReady',
  nothing: 'staff.checkNothing',
  below_minimum: 'staff.checkMinimum',
  no_account: 'staff.checkAccount',
  given_up: 'staff.checkGivenUp',
}

export function AccountTable({ items }: { items: readonly PartnerAccount[] }) {
  const t = useT()
  if (items.length === 0) return <p className={styles.second}>{t('staff.noSales')}</p>
  return (
    <table className={`${staff.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('staff.partner')}</th>
          <th scope="col">{t('staff.confirming')}</th>
          <th scope="col">{t('staff.onAccount')}</th>
          <th scope="col">{t('staff.paidOut')}</th>
          <th scope="col">{t('staff.payTo')}</th>
          <th scope="col">{t('staff.check')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <Row key={`${one.partner_id} ${one.currency}`} account={one} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ account }: { account: PartnerAccount }) {
  const t = useT()
  const store = useStore()
  const { name, handle, currency, pending, active, paid, account_end, ended_at, is_gone, check } = account
  const reader = useMoneyReader()
  const money = (sum: number) => formatMoney({ sum, currency }, reader)
  return (
    <tr>
      <th scope="row">
        {name} {handle && <span>@{handle}</span>}
        {is_gone && <span>{t('staff.partnerGone')}</span>}
        {ended_at && <span> {t('staff.partnerUntil', { date: formatDay(ended_at, store) })}</span>}
      </th>
      <td data-label={t('staff.confirming')}>{money(pending)}</td>
      <td data-label={t('staff.onAccount')}>{money(active)}</td>
      <td data-label={t('staff.paidOut')}>{money(paid)}</td>
      <td data-label={t('staff.payTo')}>{account_end === null ? '' : `… ${account_end}`}</td>
      <td data-check={check}>{t(CHECKS[check])}</td>
    </tr>
  )
}
