import { createHmac } from 'node:crypto'

/** What its receiver checks signatures with: made of the shop's own secret, so that it lies in no database. */
export function webhookSecret(shopSecret: Buffer, { salt }: { salt: Buffer }): string {
  return `whsec_${createHmac('sha256', shopSecret).update('webhook').update(salt).digest('base64url')}`
}
