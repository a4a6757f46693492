import { type Mailer, MailRefused } from '../mail/mailer.ts'

const TIMEOUT_MS = 15_000
type Fetch = typeof fetch

/**
 * Texts by any gateway that takes them over HTTP: `{to}` and `{text}` of the address are filled in, and it is posted. What
 * it answers decides: 4xx will not be better next time, but for 408 and 429.
 */
export function httpSms(template: string, send: Fetch = fetch): Mailer {
  return {
    async send({ id, to, text }) {
      const address = template
        .replaceAll('{to}', encodeURIComponent(to))
        .replaceAll('{text}', encodeURIComponent(text))
      const reply = await send(address, {
        method: 'POST',
        headers: { 'idempotency-key': id },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      assertTaken(reply)
    },
  }
}

/** `twilio://<account>:<secret>@<sender>`; the sender is a number, or the id of a messaging service. */
export function twilioSms(url: string, send: Fetch = fetch): Mailer {
  const { username, password, hostname } = new URL(url)
  const from = decodeURIComponent(hostname)
  const sender: Record<string, string> = /^MG/i.test(from) ? { MessagingServiceSid: from } : { From: from }
  const authorization = `Basic ${Buffer.from(`${username}:${decodeURIComponent(password)}`).toString('base64')}`
  return {
    async send({ to, text }) {
      const reply = await send(`https://api.twilio.com/2010-04-01/Accounts/${username}/Messages.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      assertTaken(reply)
    },
  }
}

/** Whether texts could leave by it at all: a number or a word that is sent nowhere is missed by nobody but who waits for it. */
export function canSendTexts(url: string): boolean {
  if (!url.startsWith('twilio:')) return url.includes('{to}') && url.includes('{text}')
  const { username, password, hostname } = new URL(url)
  return username !== '' && password !== '' && hostname !== '' && !LONE_PERCENT.test(password + hostname)
}

const LONE_PERCENT = /%(?![0-9a-f]{2})/i
const TRY_AGAIN = new Set([401, 403, 408, 429])

/** Our own mistake in the settings is mended and tried again; a number nobody has is not. */
function assertTaken({ ok, status }: Response): void {
  if (ok) return
  const why = `the gateway answered ${status}`
  throw status >= 400 && status < 500 && !TRY_AGAIN.has(status) ? new MailRefused(why) : new Error(why)
}
