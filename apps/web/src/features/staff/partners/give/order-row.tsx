import type { CallReply } from '@vitrine/contract/call'
import { assignProducts } from '@vitrine/contract/partner/promo-steps'
import type { getPartner } from '@vitrine/contract/partner/staff/promo-staff'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { shortNumber } from '../../staff-words.ts'
import styles from './give.module.css'

type OrderRowProps = { order: CallReply<typeof getPartner>['orders'][number]; onGiven(): void }

/** An order of the partner's own: given, its pieces are theirs to promote. */
export function OrderRow({ order: { number, created_at, pieces, is_given }, onGiven }: OrderRowProps) {
  const t = useT()
  const { locale } = useStore()
  const client = useClient()
  const { isBusy, problem, attempt } = useAttempt()
  const give = () =>
    attempt(
      async () => {
        const { products } = await client.call(assignProducts, { body: { order_number: number } })
        notify({ text: t('staff.parcelGiven', { count: products.length }), tone: 'success' })
        onGiven()
      },
      (error) => whyFailed(error, 'staff.stepFailed'),
    )
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(created_at))
  return (
    <li>
      <div>
        <p className={styles.number}>{t('staff.number', { number: shortNumber(number) })}</p>
        <p className={styles.second}>
          {day}, {pieces.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)).join(', ')}
        </p>
        {problem && <Note tone="error">{t(problem)}</Note>}
      </div>
      {is_given ? (
        <span className={styles.given}>{t('staff.given')}</span>
      ) : (
        <Button look="line" isBusy={isBusy} onClick={() => void give()}>
          {t('staff.give')}
        </Button>
      )}
    </li>
  )
}
