import type { Localized, ProductRecord } from '@vitrine/domain/catalog/records'

export type AskedOption = NonNullable<ProductRecord['customOptions']>[number] & { isDownloads?: boolean }

const FILES: Localized = { en: 'Downloads', de: 'Downloads', ru: 'Файлы', uk: 'Файли', zh: '下载文件' }

/** All a shopper is asked about a product. Files sold one by one are a question too: which of them. */
export function askedOf(record: ProductRecord): AskedOption[] {
  const { customOptions = [], downloads = [], downloadsSoldSeparately } = record
  if (!downloadsSoldSeparately || downloads.length === 0) return [...customOptions]
  const values = downloads.map(({ titles, priceMinor = {} }) => ({
    titles,
    priceMinor,
    priceType: 'fixed' as const,
  }))
  return [...customOptions, { titles: FILES, type: 'checkbox', required: true, isDownloads: true, values }]
}
