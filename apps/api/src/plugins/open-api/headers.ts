import { IDEMPOTENCY_KEY } from '@vitrine/contract/atoms'
import type { Call } from '@vitrine/contract/call'
import { STORE_CODES } from '@vitrine/domain/store/store-view'

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Makes it safe to send again: the same key gets the same answer and does nothing twice',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
  example: 'erp-000001042-ship',
}

/** Told once, and named by the calls that take them. */
export const HEADERS = {
  Store: {
    name: 'x-vs-store-code',
    in: 'header',
    required: false,
    description: 'The store view that decides language, prices and tax; `us` when left out or unknown',
    schema: { type: 'string', enum: STORE_CODES, default: 'us' },
    example: 'us',
  },
  KeyNeeded: { ...KEY, required: true },
  KeyTaken: { ...KEY, required: false },
}

const KEYS = { needed: 'KeyNeeded', taken: 'KeyTaken' } as const

export function headersOf({ storeScoped, idempotencyKey }: Call): { $ref: string }[] {
  const names = [...(storeScoped ? ['Store'] : []), ...(idempotencyKey ? [KEYS[idempotencyKey]] : [])]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}
