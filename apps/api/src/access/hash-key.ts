import { createHash } from 'node:crypto'

/** The key of an order opens it for whoever holds it; the shop keeps this of it. */
export function hashKey(accessKey: string): Buffer {
  return createHash('sha256').update(accessKey).digest()
}
