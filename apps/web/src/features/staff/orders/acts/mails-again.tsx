import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import type { OrderMail } from '@vitrine/domain/order/order-mails'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

const MAIL_WORDS: Record<OrderMail, MessageKey> = {
  placed: 'staff.mailPlaced',
  shipped: 'staff.mailShipped',
  delivered: 'staff.mailDelivered',
  canceled: 'staff.mailCanceled',
}

/** For whoever says that nothing came. */
export function MailsAgain({ details, acts }: { details: StaffOrderDetails; acts: StaffActs }) {
  const t = useT()
  if (details.mails.length === 0) return null
  const send = async (mail: OrderMail) => {
    if (await acts.sendMail(mail)) notify({ text: t('staff.mailSent'), tone: 'success' })
  }
  return (
    <section className={styles.part}>
      <h3>{t('staff.mailsAgain')}</h3>
      {details.mails.map((mail) => (
        <button
          key={mail}
          type="button"
          className="text-link"
          disabled={acts.isBusy}
          onClick={() => void send(mail)}
        >
          {t(MAIL_WORDS[mail])}
        </button>
      ))}
    </section>
  )
}
