import { findStore } from '@vitrine/domain/store/find-store'
import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { FLAG_WORDS } from '../catalogue-words.ts'

/** Parts of products and categories, and fields in them, as their screens call them. */
const FIELD_WORDS: Readonly<Record<string, MessageKey>> = {
  ...FLAG_WORDS,
  texts: 'staff.catTexts',
  name: 'staff.catName',
  short_description: 'staff.catShort',
  description: 'staff.catText',
  url_key: 'staff.catAddress',
  prices: 'staff.catPrices',
  price: 'staff.catPrice',
  special_price: 'staff.catSpecial',
  special_from: 'staff.catSince',
  special_to: 'staff.catUntil',
  status: 'staff.catState',
  visibility: 'staff.catSeenIn',
  flags: 'staff.catShown',
  media: 'staff.catPictures',
  color_key: 'staff.catColour',
  label: 'staff.catAlt',
  categories: 'staff.ctgOfProduct',
  is_active: 'staff.ctgActive',
  include_in_menu: 'staff.ctgInMenu',
  image: 'staff.ctgPicture',
  parent: 'staff.ctgUnder',
  stock: 'staff.catStock',
  labels: 'staff.atrLabels',
  options: 'staff.atrOptions',
  order: 'staff.atrPlace',
  swatch: 'staff.atrSwatch',
  attributes: 'staff.atrOfProduct',
  code: 'staff.atrCode',
  kind: 'staff.atrKind',
  is_filterable: 'staff.atrFilterable',
  is_visible_on_front: 'staff.atrOnPage',
  is_comparable: 'staff.atrComparable',
  links: 'staff.optLinks',
  bundle_options: 'staff.optBundle',
  custom_options: 'staff.optCustom',
  downloads: 'staff.optDownloads',
  downloads_sold_separately: 'staff.optSeparately',
  titles: 'staff.optTitles',
  selections: 'staff.optBundle',
  file: 'staff.optFile',
  sku: 'staff.optSku',
  qty: 'staff.optQty',
  axes: 'staff.optAxes',
  children: 'staff.optChildren',
}

const LANGUAGE_WORDS: Readonly<Record<string, string>> = LANGUAGE_NAMES

/** `['prices', 'de', 'price']` as its screen calls it; a key nobody has words for stays as it is. */
export function useFieldName(): (path: readonly string[]) => string {
  const t = useT()
  const stores = useStores()
  return (path) => {
    const isText = path.includes('texts') || path.includes('labels')
    const placeOf = (key: string) => (isText ? LANGUAGE_WORDS[key] : findStore(stores, key)?.name)
    return path
      .map((key) => (FIELD_WORDS[key] ? t(FIELD_WORDS[key]) : (placeOf(key) ?? numbered(key))))
      .join(', ')
  }
}

/** People count from one. */
const numbered = (key: string): string => (/^\d+$/.test(key) ? String(Number(key) + 1) : key)
