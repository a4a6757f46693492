import type { Translate } from '@vitrine/i18n/create-translate'

type Refusal = { code: number; meta: { errorCode?: string | undefined; field?: string | undefined } }

/** Why an order that waited was not taken, in the catalogue's words: it goes, its goods stay in the bag. */
export function refusalWords(t: Translate, { code, meta }: Refusal, email: string): string {
  if (meta.errorCode === 'OUT_OF_STOCK') return t('sync.orderSoldOut')
  // Its store has closed: nothing that was typed is wrong.
  if (code === 400 && email !== '' && meta.field !== 'store_code') return t('sync.orderInvalid', { email })
  return t('sync.orderRefused')
}
