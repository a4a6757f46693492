import type { UnknownPayment } from '@vitrine/contract/desk/home'
import { resolveReview } from '@vitrine/contract/order/staff-orders'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { useClient } from '#web/engine/use-client.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../staff-words.ts'
import { ResolutionForm } from '../writing/resolution-form.tsx'
import styles from './home.module.css'

type UnknownPaymentsProps = { payments: readonly UnknownPayment[]; onSettled(): void }

/** Money a service took for nobody the shop knows: whose it is can be seen at the service alone. */
export function UnknownPayments({ payments, onSettled }: UnknownPaymentsProps) {
  const t = useT()
  const client = useClient()
  const reader = useMoneyReader()
  const settle = async (id: number, resolution: string) => {
    await client.call(resolveReview, { params: { id }, body: { resolution } })
    onSettled()
    return true
  }
  return (
    <section id="payments" className={styles.section} aria-labelledby="payments-title">
      <h2 id="payments-title">{t('staff.homeUnknownTitle')}</h2>
      <p className="type-small tone-second">{t('staff.homeUnknownHint')}</p>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <p>
              <strong>{formatMoney(payment, reader)}</strong>
              <small>
                {payment.provider} · <code>{payment.reference}</code> · {momentOf(reader.locale, payment.at)}
              </small>
            </p>
            <ResolutionForm onSend={(resolution) => settle(payment.id, resolution)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
