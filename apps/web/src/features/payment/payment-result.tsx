import type { OrderView } from '@vitrine/contract/order'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { answerOf, type PaymentAnswer } from './answer-of.ts'
import { AnswerView } from './answer-view.tsx'
import { PayAgain } from './pay-again.tsx'
import styles from './payment.module.css'
import { useBankAnswer } from './use-bank-answer.ts'
import type { PayableOrder } from './use-pay.ts'

type ResultProps = PayableOrder & {
  /** The service sent the browser here as after a payment; its own word may be on its way. */
  saysPaid: boolean
}

/** What became of a payment, read off the order and nothing else. */
export function PaymentResult({ saysPaid, ...payable }: ResultProps) {
  const { order } = payable
  const answer = answerOf(order)
  const isOnItsWay = saysPaid && answer === 'unpaid' && order.payment.state === 'pending'
  if (answer === 'waiting' || isOnItsWay) return <Waiting {...payable} />
  if (answer === 'unpaid') return <Unpaid {...payable} />
  return <Over {...payable} answer={answer} />
}

function Waiting(payable: PayableOrder) {
  const t = useT()
  const price = usePrice()
  const until = useTime(payable.order.payment.pay_until)
  const { order, access } = payable
  const { asked, ask } = useBankAnswer(payable)
  const facts: [string, string][] = [
    [t('payment.order'), order.number],
    [t('payment.toPay'), t('payment.once', { price: price(order.totals.grand_total) })],
  ]
  if (until) facts.push([t('payment.latest'), until])
  return (
    <AnswerView title={t('payment.waitTitle')} facts={facts} picture={pictureOf(order)}>
      <p>{t('payment.waitText')}</p>
      <p role="status">{t('payment.asked', { count: asked })}</p>
      <div className={styles.acts}>
        <Button look="line" onClick={() => void ask()}>
          {t('payment.askNow')}
        </Button>
        <Link className="text-link" to={`/order/${access.id}`}>
          {t('payment.seeOrder')}
        </Link>
      </div>
    </AnswerView>
  )
}

function Unpaid(payable: PayableOrder) {
  const t = useT()
  const { order, access } = payable
  const time = useTime(order.payment.pay_until)
  return (
    <AnswerView title={t('payment.notPaidTitle')} facts={[]} picture={pictureOf(order)}>
      <p role="alert">{t('payment.notPaidText', { time: time ?? '' })}</p>
      <PayAgain {...payable} label={t('payment.again')} />
      <Link className="text-link" to={`/order/${access.id}`}>
        {t('payment.later')}
      </Link>
    </AnswerView>
  )
}

type Over = Exclude<PaymentAnswer, 'waiting' | 'unpaid'>

function Over({ order, access, answer }: PayableOrder & { answer: Over }) {
  const t = useT()
  const price = usePrice()
  const sum = price(order.totals.grand_total)
  const says = {
    paid: [t('payment.paidTitle'), t('payment.paidText', { price: sum, email: order.email })],
    owed: [t('payment.canceled'), t('payment.owedText')],
    canceled: [t('payment.canceled'), t('payment.canceledText')],
    released: [t('payment.released'), t('payment.releasedText')],
    review: [t('payment.review'), t('payment.reviewText')],
    settled: [t('payment.settled'), t('payment.settledText', { method: order.payment_title })],
  } as const
  const [title, text] = says[answer]
  const facts = [[t('payment.order'), order.number] as const]
  return (
    <AnswerView title={title} facts={facts} picture={pictureOf(order)}>
      <p>{text}</p>
      <div className={styles.acts}>
        <ButtonLink to={`/order/${access.id}`}>{t('payment.seeOrder')}</ButtonLink>
        <Link className="text-link" to="/">
          {t('payment.toShop')}
        </Link>
      </div>
    </AnswerView>
  )
}

const pictureOf = ({ products }: OrderView): string | null =>
  products.find(({ thumbnail }) => thumbnail !== null)?.thumbnail ?? null

function useTime(iso: string | null): string | null {
  const { locale } = useStore()
  return iso && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(iso))
}
