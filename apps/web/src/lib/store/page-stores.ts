// The store views as a page is told them: on its root element, where scripts find them before there is any data.
import { isStoreCode, STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import type { StoreView } from '@vitrine/domain/store/store-view'

const CLOSED = '-'
const NET = '+'
const FIELDS = [
  'name',
  'locale',
  'currencySign',
  'pricePattern',
  'dateFormat',
  'defaultCountry',
  'shopName',
] as const
type Written = Record<(typeof FIELDS)[number], string>

/** A line for each: its code and marks, then what it says in another way than the line before. */
export function writeStores(stores: readonly StoreView[]): string {
  return stores
    .map((store, at) => {
      const { code, enabled, pricesIncludeTax } = store
      const marks = (enabled ? '' : CLOSED) + (pricesIncludeTax ? '' : NET)
      const told = FIELDS.map((field) =>
        stores[at - 1]?.[field] === store[field] ? '' : inLine(store[field]),
      )
      return [code + marks, ...told].join('\t').trimEnd()
    })
    .join('\n')
}

const inLine = (text: string): string => text.replace(/[\t\n\r]/g, ' ')

export function readStores(text: string): StoreView[] {
  const stores: StoreView[] = []
  for (const line of text.split('\n')) {
    const [mark = '', ...told] = line.split('\t')
    const code = mark.replace(/\W/g, '')
    if (!isStoreCode(code)) continue
    const before: Written | undefined = stores.at(-1)
    const written = FIELDS.map((field, at) => [field, told[at] || (before?.[field] ?? '')])
    stores.push({
      ...{ ...STORE_IDENTITIES[code], code, ...(Object.fromEntries(written) as Written) },
      ...{ enabled: !mark.includes(CLOSED), pricesIncludeTax: !mark.includes(NET) },
    })
  }
  return stores
}
