import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { moneyOf } from '../../decimal-of.ts'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

/** All that can be given back stands in the field; less may be typed. Drawn anew where what is left has changed. */
export function RefundForm({ details, acts }: { details: StaffOrderDetails; acts: StaffActs }) {
  const t = useT()
  const price = usePrice()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(details.refundable)
  const amount = moneyOf(text)
  const isWrong = !(amount > 0 && amount <= details.refundable)
  async function giveBack(): Promise<void> {
    const outcome = await acts.refund(amount)
    if (outcome === 'given') notify({ text: t('staff.refundDone', { sum: price(amount) }), tone: 'success' })
    if (outcome === 'refused') notify({ text: t('staff.reasonRefund'), tone: 'error' })
    // Pressed again after an answer that was lost, it is the same sum and not all there is.
    if (outcome !== 'unknown') setTyped(undefined)
  }
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) void giveBack()
      }}
    >
      <h3>{t('staff.refund')}</h3>
      <TextField
        label={t('staff.refundAmount', { currency: details.order.currency })}
        value={text}
        onChange={setTyped}
        inputMode="numeric"
        {...(isWrong && { error: t('staff.refundWrong') })}
      />
      <Button type="submit" look="line" isBusy={acts.isBusy} disabled={acts.isBusy}>
        {t('staff.refundDo', { sum: isWrong ? '' : price(amount) })}
      </Button>
    </form>
  )
}
