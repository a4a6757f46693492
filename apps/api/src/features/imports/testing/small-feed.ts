// A feed of our own for tests: a jumper in two colours, a cap, a set of both, and what belongs to them.
import type {
  CategoryRecord,
  LinkRecord,
  ProductRecord,
  ReviewRecord,
  ShopRecord,
} from '@vitrine/domain/catalog/records'

export function aProduct(overrides: Partial<ProductRecord> & { sku: string }): ProductRecord {
  return {
    kind: 'product',
    place: { file: 'goods.csv', line: 2 },
    type: 'simple',
    visibility: 4,
    texts: { en: { name: `Thing ${overrides.sku}` } },
    prices: { priceMinor: { us: 1900, eu: 1800, de: 1800, ru: 179_000 } },
    stock: { qty: 10 },
    attributes: {},
    categoryKeys: ['women'],
    media: [],
    createdAt: '2026-01-01T00:00:00Z',
    ...overrides,
  }
}

export function aCategory(overrides: Partial<CategoryRecord> & { key: string }): CategoryRecord {
  return {
    kind: 'category',
    parentKey: null,
    position: 0,
    isActive: true,
    includeInMenu: true,
    texts: { en: { name: overrides.key } },
    ...overrides,
  }
}

export function aLink(overrides: Partial<LinkRecord>): LinkRecord {
  return { kind: 'link', sku: 'CAP', linkedSku: 'JUMPER', type: 'related', position: 0, ...overrides }
}

export function aReview(overrides: Partial<ReviewRecord>): ReviewRecord {
  return {
    kind: 'review',
    key: 'review-1',
    sku: 'CAP',
    rating: 4,
    title: 'Warm',
    detail: 'Keeps the ears warm.',
    nickname: 'Ada',
    language: 'en',
    status: 1,
    createdAt: '2026-01-03T00:00:00Z',
    ...overrides,
  }
}

const COLOR: ShopRecord = {
  kind: 'attribute',
  code: 'color',
  input: 'select',
  labels: { en: 'Colour', de: 'Farbe' },
  position: 1,
  isFilterable: true,
  options: [
    { key: 'red', labels: { en: 'Red', de: 'Rot' }, swatch: 'b3262e' },
    { key: 'navy', labels: { en: 'Navy', de: 'Marine' } },
  ],
}

const JUMPER: ProductRecord[] = [
  ...['red', 'navy'].map((color) =>
    aProduct({
      sku: `JUMPER-${color}`,
      visibility: 1,
      attributes: { color: [color] },
      texts: { en: { name: `Jumper ${color}` } },
      media: [{ path: `/j/${color}.jpg`, kind: 'image' }],
    }),
  ),
  aProduct({
    sku: 'JUMPER',
    type: 'configurable',
    texts: {
      en: { name: 'Jumper', description: '<p>Soft<script>alert(1)</script>' },
      de: { name: 'Süßer Pullover' },
    },
    categoryKeys: ['women', 'women/knitwear'],
    axes: ['color'],
    childSkus: ['JUMPER-red', 'JUMPER-navy'],
    media: [{ path: '/j/red.jpg', kind: 'image', colorKey: 'red' }],
  }),
]

const SET = aProduct({
  sku: 'SET',
  type: 'bundle',
  texts: { en: { name: 'Winter set' } },
  prices: { priceMinor: {} },
  bundleOptions: [
    {
      titles: { en: 'Cap' },
      type: 'radio',
      required: true,
      selections: [{ sku: 'CAP', qty: 1, isDefault: true }],
    },
  ],
})

/** `changes` replaces or adds products by sku; `without` leaves some out. */
export function aFeed({ changes = [], without = [], more = [] }: FeedChanges = {}): ShopRecord[] {
  const products = new Map(
    [...JUMPER, aProduct({ sku: 'CAP', texts: { en: { name: 'Cap' } } }), SET, ...changes].map((one) => [
      one.sku,
      one,
    ]),
  )
  return [
    COLOR,
    aCategory({ key: 'women', texts: { en: { name: 'Women' }, de: { name: 'Damen' } } }),
    aCategory({ key: 'women/knitwear', parentKey: 'women', texts: { en: { name: 'Knitwear' } } }),
    ...[...products.values()].filter(({ sku }) => !without.includes(sku)),
    aLink({}),
    aReview({}),
    ...more,
  ]
}

type FeedChanges = {
  changes?: readonly ProductRecord[]
  without?: readonly string[]
  more?: readonly ShopRecord[]
}
