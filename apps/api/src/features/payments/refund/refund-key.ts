import { invalidInput } from '#api/errors.ts'

const KEY = /^[A-Za-z0-9._-]{8,100}$/

/** Without one a lost answer would give the money back twice. */
export function refundKey(inBody: string | undefined, inHeader: string | undefined): string {
  const key = inHeader ?? inBody
  if (key === undefined) throw invalidInput([{ path: 'key', key: 'REQUIRED', message: 'is missing' }])
  if (KEY.test(key) && (inBody === undefined || inBody === key)) return key
  throw invalidInput([{ path: 'Idempotency-Key', key: 'WRONG_FORM', message: 'is no key' }])
}
