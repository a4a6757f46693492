import { createHmac, timingSafeEqual } from 'node:crypto'

/** A body somebody else recorded works for this long at most. */
const TOLERANCE_S = 300
const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

type Signing = { secret: string | Buffer; body: string | Buffer; now: Date }

/** `t=<seconds>,v1=<hmac of time and body>`. */
export function signTimed({ secret, body, now }: Signing): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

export function isSignedTimed(header: unknown, { secret, body, now }: Signing): boolean {
  const [, seconds, mac] = FORM.exec(String(header)) ?? []
  if (seconds === undefined || mac === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_S) return false
  return timingSafeEqual(macOf(secret, seconds, body), Buffer.from(mac, 'hex'))
}

function macOf(secret: Signing['secret'], seconds: string, body: Signing['body']): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
