import type { UnknownPayment } from '@vitrine/contract/desk/home'
import { resolveReview } from '@vitrine/contract/order/staff-orders'
import { useClient } from '#web/engine/use-client.ts'
import { FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { useReader } from '#web/lib/price/sum-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { sumText } from '../sum-text.ts'
import styles from './home.module.css'

type UnknownPaymentsProps = { payments: readonly UnknownPayment[]; onSettled(): void }

/** Money a service took for nobody the shop knows: whose it is can be seen at the service alone. */
export function UnknownPayments({ payments, onSettled }: UnknownPaymentsProps) {
  const t = useT()
  return (
    <section id="payments" className={styles.section} aria-labelledby="payments-title">
      <h2 id="payments-title">{t('staff.homeUnknownTitle')}</h2>
      <p className="type-small tone-second">{t('staff.homeUnknownHint')}</p>
      <ul>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} onSettled={onSettled} />
        ))}
      </ul>
    </section>
  )
}

function Payment({ payment, onSettled }: { payment: UnknownPayment; onSettled(): void }) {
  const t = useT()
  const reader = useReader()
  const client = useClient()
  const { id, provider, reference, at } = payment
  const form = useSentForm({
    start: { resolution: '' },
    check: ({ resolution }) => (resolution.trim() ? {} : { resolution: t('staff.needed') }),
    send: async ({ resolution }) => {
      await client.call(resolveReview, { params: { id }, body: { resolution } })
      onSettled()
      return undefined
    },
    failed: 'staff.stepFailed',
  })
  const day = new Intl.DateTimeFormat(reader.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={styles.payment}>
      <p>
        <strong>{sumText(reader, payment)}</strong>
        <small>
          {provider} · <code>{reference}</code> · {day.format(new Date(at))}
        </small>
      </p>
      <form {...form.formProps}>
        <FormText
          {...{ control: form.control, name: 'resolution' }}
          label={t('staff.resolution')}
          maxLength={500}
          isRequired
        />
        <Button type="submit" look="line" isBusy={form.isBusy}>
          {t('staff.resolve')}
        </Button>
        {form.problem && <Note tone="warn">{form.problem}</Note>}
      </form>
    </li>
  )
}
