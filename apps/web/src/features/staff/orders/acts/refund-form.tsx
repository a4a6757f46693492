import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { moneyOf, typedSum } from '../../decimal-of.ts'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'
import { RefundShares } from './refund-shares.tsx'

/**
 * What pieces that came back were paid with stands in the field, else all that can be given back; another sum may be typed.
 * Drawn anew where what is left, or has come back, is something else.
 */
export function RefundForm({ details, acts }: { details: StaffOrderDetails; acts: StaffActs }) {
  const t = useT()
  const price = usePrice()
  const { locale } = useStore()
  const worth = details.returned_worth
  const isWrong = (amount: number) => !(amount > 0 && amount <= details.refundable)
  const form = useSentForm({
    start: { sum: typedSum((worth ?? details.refundable) || null, locale) },
    check: ({ sum }) => (isWrong(moneyOf(sum)) ? { sum: t('staff.refundWrong') } : {}),
    async send({ sum }) {
      const amount = moneyOf(sum)
      const outcome = await acts.refund(amount)
      if (outcome === 'given')
        notify({ text: t('staff.refundDone', { sum: price(amount) }), tone: 'success' })
      if (outcome === 'refused') notify({ text: t('staff.reasonRefund'), tone: 'error' })
      // Pressed again after an answer that was lost, it is the same sum and not all there is.
      return outcome === 'unknown' ? {} : undefined
    },
    failed: 'staff.stepFailed',
  })
  const amount = moneyOf(form.values.sum)
  return (
    <form {...form.formProps} className={styles.part}>
      <h3>{t('staff.refund')}</h3>
      <FormText
        control={form.control}
        name="sum"
        label={t('staff.refundAmount', { currency: details.order.currency })}
        hint={worth === null ? undefined : t('staff.refundReturned', { sum: price(details.refundable) })}
        inputMode="decimal"
      />
      <RefundShares refundable={details.refundable_parts} amount={isWrong(amount) ? 0 : amount} />
      <Button type="submit" look="line" isBusy={acts.isBusy} disabled={acts.isBusy}>
        {isWrong(amount) ? t('staff.homeRefund') : t('staff.refundDo', { sum: price(amount) })}
      </Button>
    </form>
  )
}
