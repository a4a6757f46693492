import { IDEMPOTENCY_KEY } from '@vitrine/contract/atoms'
import { invalidInput } from '#api/errors.ts'

/** Without one a lost answer would give the money back twice. */
export function refundKey(inBody: string | undefined, inHeader: string | undefined): string {
  const key = inHeader ?? inBody
  if (key === undefined) throw invalidInput([{ path: 'key', key: 'REQUIRED', message: 'is missing' }])
  if (IDEMPOTENCY_KEY.test(key) && (inBody === undefined || inBody === key)) return key
  throw invalidInput([{ path: 'Idempotency-Key', key: 'WRONG_FORM', message: 'is no key' }])
}
