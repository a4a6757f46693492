import type { MailContext, MailMakers } from '#api/adapters/mail/mail-maker.ts'
import { type Mailer, MailRefused } from '#api/adapters/mail/mailer.ts'
import { deliverRows, type OutboxWorker } from '#api/outbox/deliver-rows.ts'

export type DeliveryDeps = MailContext & OutboxWorker & { mailer: Mailer; makers: MailMakers }

/** Turns rows into mails and sends them; one without a reader any more counts as sent. */
export function deliverMails(deps: DeliveryDeps): Promise<number> {
  const { mailer, makers } = deps
  return deliverRows(deps, {
    topics: Object.keys(makers),
    isFinal: (error) => error instanceof MailRefused,
    send: async (row) => {
      const mail = await makers[row.topic]?.(row.payload, deps)
      if (mail) await mailer.send({ ...mail, id: `vitrine-${row.outbox_id}` })
    },
  })
}
