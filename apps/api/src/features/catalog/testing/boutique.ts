// A small shop with one of everything a reader may meet: all types, hidden and sold-out goods, promotions.
import type {
  AttributeRecord,
  CategoryRecord,
  ProductRecord,
  ShopRecord,
} from '@vitrine/domain/catalog/records'

const anAttribute = (code: string, more: Partial<AttributeRecord>): AttributeRecord => ({
  kind: 'attribute',
  code,
  input: 'select',
  labels: { en: code },
  position: 1,
  isFilterable: true,
  options: [],
  ...more,
})

const ATTRIBUTES: AttributeRecord[] = [
  anAttribute('color', {
    labels: { en: 'Colour', de: 'Farbe' },
    options: [
      { key: 'red', labels: { en: 'Red', de: 'Rot' }, swatch: '#b3262e' },
      { key: 'navy', labels: { en: 'Navy', de: 'Marine' }, swatch: '#1d2a44' },
    ],
  }),
  anAttribute('size', {
    labels: { en: 'Size', de: 'Größe' },
    position: 2,
    options: [
      { key: 's', labels: { en: 'S' } },
      { key: 'm', labels: { en: 'M' } },
    ],
  }),
  anAttribute('ptype', {
    position: 3,
    options: [
      { key: 'dress', labels: { en: 'Dress', de: 'Kleid' } },
      { key: 'hat', labels: { en: 'Hat', de: 'Hut' } },
    ],
  }),
  anAttribute('gender', {
    position: 6,
    options: [
      { key: 'women', labels: { en: 'Women', de: 'Damen' } },
      { key: 'unisex', labels: { en: 'Everyone', de: 'Alle' } },
    ],
  }),
  anAttribute('brand', { position: 4, options: [{ key: 'nord', labels: { en: 'Nordwind' } }] }),
  anAttribute('material', {
    position: 5,
    input: 'multiselect',
    isVisibleOnFront: true,
    labels: { en: 'Material', de: 'Stoff' },
    options: [
      { key: 'wool', labels: { en: 'Wool', de: 'Wolle' } },
      { key: 'linen', labels: { en: 'Linen', de: 'Leinen' } },
    ],
  }),
]

const aCategory = (key: string, more: Partial<CategoryRecord> = {}): CategoryRecord => ({
  kind: 'category',
  key,
  parentKey: key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : null,
  position: 0,
  isActive: true,
  includeInMenu: true,
  texts: { en: { name: key.split('/').at(-1) ?? key } },
  ...more,
})

const CATEGORIES = [
  aCategory('women', { texts: { en: { name: 'Women' }, de: { name: 'Damen' } } }),
  aCategory('women/dresses', { texts: { en: { name: 'Dresses' }, de: { name: 'Kleider' } } }),
  aCategory('women/dresses/midi', { texts: { en: { name: 'Midi' } } }),
  aCategory('women/closed', { isActive: false }),
]

export function aProduct(sku: string, more: Partial<ProductRecord> = {}): ProductRecord {
  return {
    kind: 'product',
    sku,
    type: 'simple',
    visibility: 4,
    texts: { en: { name: `Plain ${sku.toLowerCase()}` } },
    prices: { priceMinor: { us: 3000, de: 2800, ru: 250_000 } },
    stock: { qty: 10 },
    attributes: {},
    categoryKeys: ['women'],
    media: [],
    createdAt: '2026-01-01T00:00:00Z',
    ...more,
  }
}

const aVariant = (color: string, size: string, qty: number) =>
  aProduct(`DRESS-${color}-${size}`, {
    visibility: 1,
    attributes: { color: [color], size: [size] },
    prices: {
      priceMinor: { us: size === 'm' ? 9000 : 8000, de: 7500 },
      ...(color === 'navy' ? { specialMinor: { us: 6000 }, specialTo: '2026-01-31T23:59:59Z' } : {}),
    },
    stock: { qty },
    media: [{ path: `/d/${color}.jpg`, kind: 'image' }],
  })

const DRESS = [
  aVariant('red', 's', 0),
  aVariant('red', 'm', 5),
  aVariant('navy', 's', 2),
  aProduct('DRESS', {
    type: 'configurable',
    promoted: 9,
    texts: {
      en: { name: 'Linen dress', description: '<p>For long evenings</p>' },
      de: { name: 'Leinenkleid' },
    },
    prices: { priceMinor: { us: 8000, de: 7500 } },
    attributes: { ptype: ['dress'], brand: ['nord'], material: ['linen'], gender: ['women'] },
    categoryKeys: ['women/dresses/midi'],
    axes: ['color', 'size'],
    childSkus: ['DRESS-red-s', 'DRESS-red-m', 'DRESS-navy-s'],
    media: [
      { path: '/d/red.jpg', kind: 'image', colorKey: 'red' },
      { path: '/d/back.jpg', kind: 'image' },
    ],
  }),
]

const hat = { ptype: ['hat'], material: ['wool'] }
const SIMPLE = [
  aProduct('CAP', {
    attributes: { ...hat, brand: ['nord'], gender: ['women'] },
    texts: { en: { name: 'Wool cap' } },
  }),
  aProduct('BERET', {
    attributes: { ...hat, gender: ['women'] },
    texts: { en: { name: 'Wool beret' } },
    stock: { qty: 0 },
  }),
  aProduct('STRAW', {
    attributes: { ptype: ['hat'], material: ['linen'] },
    texts: { en: { name: 'Straw hat' } },
  }),
  aProduct('GIFT', { type: 'virtual', stock: undefined, prices: { priceMinor: { us: 20_000 } } }),
  aProduct('OFF', { status: 2 }),
  aProduct('STAFF', { flags: { only_promo: true } }),
  aProduct('HIDDEN', { visibility: 1 }),
  aProduct('LISTED', { visibility: 2 }),
  aProduct('FOUND', { visibility: 3 }),
]

const COMPOSED = [
  aProduct('PAIR', { type: 'grouped', prices: { priceMinor: {} }, stock: undefined }),
  aProduct('SET', {
    type: 'bundle',
    prices: { priceMinor: {} },
    stock: undefined,
    bundleOptions: [
      {
        titles: { en: 'Hat', de: 'Hut' },
        type: 'radio',
        required: true,
        selections: [
          { sku: 'STRAW', qty: 1, isDefault: false },
          { sku: 'CAP', qty: 2, isDefault: true },
        ],
      },
    ],
  }),
]

const REST: ShopRecord[] = [
  { kind: 'link', sku: 'PAIR', linkedSku: 'CAP', type: 'associated', position: 0 },
  { kind: 'link', sku: 'PAIR', linkedSku: 'BERET', type: 'associated', position: 1 },
  { kind: 'link', sku: 'CAP', linkedSku: 'OFF', type: 'related', position: 0 },
  { kind: 'link', sku: 'CAP', linkedSku: 'DRESS', type: 'related', position: 1 },
  {
    kind: 'cms_page',
    identifier: 'about',
    language: 'en',
    title: 'About',
    content: '<h1>Us</h1><p>Hello</p>',
  },
  { kind: 'cms_page', identifier: 'about', language: 'de', title: 'Über uns', content: '<p>Hallo</p>' },
  { kind: 'cms_block', identifier: 'banner', language: '*', title: 'For all', json: { link: '/women' } },
  { kind: 'cms_block', identifier: 'banner', language: 'de', title: 'Für alle' },
  ...[5, 4, 4].map((rating, index) => ({
    kind: 'review' as const,
    key: `r${index}`,
    sku: 'DRESS',
    rating,
    title: `Review ${index}`,
    detail: 'It fits.',
    nickname: 'Ada',
    language: 'en' as const,
    status: 1 as const,
    createdAt: `2026-01-0${index + 1}T00:00:00Z`,
  })),
  {
    kind: 'review',
    key: 'pending',
    sku: 'DRESS',
    rating: 1,
    title: 'Not yet read',
    detail: 'Waits.',
    nickname: 'Bo',
    language: 'en',
    status: 2,
    createdAt: '2026-01-09T00:00:00Z',
  },
]

/** `changes` replaces products by sku. */
export function boutique(changes: readonly ProductRecord[] = []): ShopRecord[] {
  const products = [...DRESS, ...SIMPLE, ...COMPOSED].map(
    (one) => changes.find(({ sku }) => sku === one.sku) ?? one,
  )
  return [...ATTRIBUTES, ...CATEGORIES, ...products, ...REST]
}
