import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { answerOf } from './answer-of.ts'
import { GivenBack, hasGivenBack } from './given-back.tsx'
import { PayAgain } from './pay-again.tsx'
import { PayInstruction } from './pay-instruction.tsx'
import styles from './payment.module.css'
import type { PayableOrder } from './use-pay.ts'

/** How the payment of an order stands, on its page; nothing where nothing is left to do. */
export function OrderPayment(payable: PayableOrder) {
  const t = useT()
  const { locale } = useStore()
  const { payment, pay_instruction: instruction } = payable.order
  const answer = answerOf(payable.order)
  const owed = answer === 'owed' && <Note tone="info">{t('payment.owedText')}</Note>
  if (hasGivenBack(payable.order))
    return (
      <>
        <GivenBack order={payable.order} />
        {owed}
      </>
    )
  if (instruction) return <PayInstruction instruction={instruction} />
  if (answer === 'waiting') return <Note tone="info">{t('payment.waits')}</Note>
  if (owed) return owed
  if (answer === 'review') return <Note tone="warn">{t('payment.reviewText')}</Note>
  if (answer !== 'unpaid' || payment.pay_until === null) return null
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(payment.pay_until))
  return (
    <div className={styles.kept}>
      <Note tone="warn">{t('payment.kept', { time })}</Note>
      <PayAgain {...payable} label={t('payment.payNow')} />
    </div>
  )
}
