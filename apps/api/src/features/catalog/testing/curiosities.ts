// Goods beside the boutique: files by the piece, questions with rules and prices, sets that lack something, a video.
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { aProduct } from './boutique.ts'

const everywhere = (minor: number) => ({ us: minor, de: minor, ru: minor })
const unpriced = { prices: { priceMinor: {} }, stock: undefined }

/** Costs nothing itself; each episode has its price. */
const FILM = aProduct('FILM', {
  type: 'downloadable',
  prices: { priceMinor: everywhere(0) },
  stock: { qty: 0, manageStock: false },
  downloadsSoldSeparately: true,
  downloads: [
    { titles: { en: 'One', de: 'Eins' }, file: 'one.mp4', priceMinor: everywhere(900) },
    { titles: { en: 'Two' }, file: 'two.mp4', priceMinor: everywhere(1200) },
  ],
})

const MUG = aProduct('MUG', {
  prices: { priceMinor: everywhere(2000), specialMinor: everywhere(1500), specialTo: '2026-01-31' },
  media: [
    { path: '/m/mug.jpg', kind: 'image' },
    {
      path: '/m/poster.jpg',
      kind: 'video',
      video: { url: '/m/mug.webm', title: 'The mug turns', type: 'video/webm' },
    },
  ],
  customOptions: [
    {
      titles: { en: 'Engraving' },
      type: 'field',
      required: false,
      maxCharacters: 3,
      priceMinor: everywhere(500),
      validators: [{ rule: 'pattern', value: '[A-Z]+' }],
    },
    {
      titles: { en: 'Box' },
      type: 'radio',
      required: true,
      values: [
        { titles: { en: 'Paper' }, priceMinor: everywhere(100), priceType: 'fixed' },
        { titles: { en: 'Wood' }, priceMinor: everywhere(2000), priceType: 'percent' },
      ],
    },
  ],
})

const oneOf = (skus: string[], required = true) => ({
  titles: { en: skus.join(' or ') },
  type: 'select' as const,
  required,
  selections: skus.map((sku) => ({ sku, qty: 1, isDefault: false })),
})

const SETS = [
  aProduct('TRIO', { type: 'grouped', ...unpriced }),
  aProduct('NOTHING', { type: 'grouped', ...unpriced }),
  aProduct('KIT', {
    type: 'bundle',
    ...unpriced,
    bundleOptions: [oneOf(['CAP', 'GLOVES']), oneOf(['STRAW'], false)],
  }),
  aProduct('BROKEN', {
    type: 'bundle',
    ...unpriced,
    bundleOptions: [oneOf(['CAP']), oneOf(['GLOVES', 'OFF'])],
  }),
]

export const CURIOSITIES: readonly ProductRecord[] = [FILM, MUG, ...SETS]

const partsOf = (sku: string, skus: string[]): LinkRecord[] =>
  skus.map((linkedSku, position) => ({
    kind: 'link',
    sku,
    linkedSku,
    type: 'associated',
    position,
    qty: position + 1,
  }))

export const CURIOUS_LINKS: readonly LinkRecord[] = [
  ...partsOf('TRIO', ['CAP', 'STRAW', 'GLOVES']),
  ...partsOf('NOTHING', ['OFF', 'STAFF']),
]
