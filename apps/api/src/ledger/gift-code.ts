import { createHash, randomBytes } from 'node:crypto'
import { CODE_LENGTH, codeEnd, codeOf } from '@vitrine/domain/promotion/gift-card-code'

export const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest()

/** A code for a mail alone, and what the shop keeps of it. */
export function makeCode() {
  const code = codeOf(randomBytes(CODE_LENGTH))
  return { code, hash: hashCode(code), end: codeEnd(code) }
}
