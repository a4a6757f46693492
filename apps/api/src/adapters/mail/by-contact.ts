import type { Mailer } from './mailer.ts'

/** One port for whatever reaches people: a mailbox by mail, a number by text. */
export function byContact({ mails, texts }: { mails: Mailer; texts: Mailer }): Mailer {
  return {
    send: (mail) => (mail.to.includes('@') ? mails : texts).send(mail),
    close() {
      mails.close?.()
      texts.close?.()
    },
  }
}
