import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './mailer.ts'

export type SmtpSettings = { url: string; from: string }

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
/** What concerns one mail and not the way to the server. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS })
  const domain = from.replace(/^.*@|>.*$/g, '')
  return {
    async send({ id, ...mail }) {
      try {
        // Whatever a text holds, it cannot make the server read a file or fetch an address.
        await transport.sendMail({
          ...mail,
          from,
          messageId: `<${id}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw isFinal(error as SmtpError)
          ? new MailRefused((error as Error).message, { cause: error })
          : error
      }
    },
    close: () => transport.close(),
  }
}

type SmtpError = Error & { code?: string; responseCode?: number }

function isFinal({ code = '', responseCode = 0 }: SmtpError): boolean {
  return ABOUT_THE_MAIL.has(code) && responseCode >= 500
}
