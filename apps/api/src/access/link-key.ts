import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Links of letters about one row: made of its number and a key of the shop, so that none that works lies in a table. */
export type LinkKey = {
  write(purpose: string, id: number): string
  /** Undefined for whatever is no link of ours for this. */
  read(purpose: string, token: string): number | undefined
}

const FORM = /^([0-9a-z]{1,10})-([\w-]{32})$/

export function linkKey(shopSecret: Buffer): LinkKey {
  const key = new Uint8Array(hkdfSync('sha256', shopSecret, '', 'links of letters', 32))
  const sign = (purpose: string, id: number) =>
    createHmac('sha256', key).update(`${purpose}\n${id}`).digest().subarray(0, 24)
  return {
    write: (purpose, id) => `${id.toString(36)}-${sign(purpose, id).toString('base64url')}`,
    read(purpose, token) {
      const [, number = '', said = ''] = FORM.exec(token) ?? []
      const id = Number.parseInt(number, 36)
      if (!Number.isSafeInteger(id)) return undefined
      const given = Buffer.from(said, 'base64url')
      const right = sign(purpose, id)
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
    },
  }
}
