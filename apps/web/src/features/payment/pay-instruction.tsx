import type { PayInstruction as Instruction } from '@vitrine/contract/order/pay-instruction'
import { useCopy } from '#web/lib/order/use-copy.ts'
import { IconButton } from '#web/ui/button.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './pay-instruction.module.css'

/** What to do and until when, in one sentence; the account it goes to, each part to be copied. */
export function PayInstruction({ instruction }: { instruction: Instruction }) {
  const t = useT()
  const { to, qr } = instruction
  const sentence = useSentence(instruction)
  return (
    <section className={styles.pay} aria-label={t('checkout.payment')}>
      <p>{sentence}</p>
      {to && <Account instruction={instruction} to={to} />}
      {qr && (
        <p className={styles.scan}>
          <svg role="img" aria-label={t('order.payScan')} viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}>
            <path d={qr.path} />
          </svg>
          <span>{t('order.payScan')}</span>
        </p>
      )}
    </section>
  )
}

function useSentence({ kind, amount, until, days }: Instruction): string {
  const t = useT()
  const { locale } = useStore()
  const price = usePrice()(amount)
  if (kind === 'cash') return t('order.payCash', { price })
  if (kind === 'invoice') return t('order.payInvoice', { price, days: days ?? 0 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return t('order.payTransfer', { price, date: until ? day.format(new Date(until)) : '' })
}

function Account({ instruction, to }: { instruction: Instruction; to: NonNullable<Instruction['to']> }) {
  const t = useT()
  const copy = useCopy()
  const price = usePrice()
  const { amount, reference } = instruction
  const rows = [
    { label: t('order.payTo'), text: to.holder },
    { label: t('order.payIban'), text: to.iban, copied: to.iban.replace(/\s/g, '') },
    { label: t('order.payBic'), text: to.bic },
    { label: t('order.paySum'), text: price(amount), copied: String(amount) },
    { label: t('order.payReference'), text: reference ?? '' },
  ]
  return (
    <dl className={styles.account}>
      {rows
        .filter(({ text }) => text !== '')
        .map(({ label, text, copied = text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd>
              <IconButton
                icon="copy"
                label={t('order.payCopy', { name: label })}
                onClick={() => copy(copied)}
              />
            </dd>
          </div>
        ))}
    </dl>
  )
}
