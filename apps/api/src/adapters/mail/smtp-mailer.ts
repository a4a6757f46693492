import type { Transporter } from 'nodemailer'
import { type Mailer, MailRefused } from './mailer.ts'

export type SmtpSettings = { url: string; from: string }

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
/** What concerns one mail and not the way to the server. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  let opening: Promise<Transporter> | undefined
  const domain = from.replace(/^.*@|>.*$/g, '')
  return {
    async send({ id, attachments = [], ...mail }) {
      opening ??= openTransport(url)
      const transport = await opening
      try {
        // Whatever a text holds, it cannot make the server read a file or fetch an address.
        await transport.sendMail({
          ...mail,
          attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
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
    close: () => void opening?.then((transport) => transport.close()),
  }
}

/** What speaks SMTP is large and waits for the first mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS })
}

type SmtpError = Error & { code?: string; responseCode?: number }

function isFinal({ code = '', responseCode = 0 }: SmtpError): boolean {
  return ABOUT_THE_MAIL.has(code) && responseCode >= 500
}
