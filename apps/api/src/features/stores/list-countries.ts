import type { StoreView } from '@vitrine/domain/store/store-view'

/** Where parcels go. */
const DELIVERED = (
  'AT AU BE BG CA CH CN CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IL IT JP KR KZ LT LU LV MT NL NO NZ PL PT RO RS RU ' +
  'SE SG SI SK TR TW UA US'
).split(' ')

/** The store's own country first, then by name in the reader's language. */
export function listCountries({ locale, defaultCountry }: StoreView): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const order = new Intl.Collator([locale])
  const isOwn = (code: string) => Number(code === defaultCountry)
  return DELIVERED.map((code) => ({ code, name: names.of(code) ?? code })).toSorted(
    (a, b) => isOwn(b.code) - isOwn(a.code) || order.compare(a.name, b.name),
  )
}
