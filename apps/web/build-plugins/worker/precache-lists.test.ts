import { expect, test } from 'vitest'
import { lateTextsOf, type Manifest, precacheLists } from './precache-lists.ts'

const manifest: Manifest = {
  'src/pages/home/home-page.tsx': {
    file: 'assets/home.js',
    isEntry: true,
    imports: ['_vendor.js'],
    dynamicImports: ['src/viewer.tsx'],
  },
  'src/viewer.tsx': { file: 'assets/viewer.js', css: ['assets/viewer.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/pages/partner/cabinet-page.tsx': {
    file: 'assets/cabinet.js',
    isEntry: true,
    imports: ['_vendor.js', '_table.js'],
  },
  'src/pages/staff/staff-page.tsx': {
    file: 'assets/staff.js',
    isEntry: true,
    imports: ['_table.js'],
    css: ['assets/staff.css'],
  },
  '_table.js': { file: 'assets/table.js' },
}
const built = [
  ...['home', 'viewer', 'vendor', 'cabinet', 'staff', 'table'].map((name) => `assets/${name}.js`),
  ...[
    'assets/viewer.css',
    'assets/staff.css',
    'assets/badge.css',
    'assets/de-words.js',
    'assets/serif.woff2',
  ],
]

test('a shopper keeps no script of the cabinet or the staff, and what opens late with the rest', () => {
  expect(precacheLists(manifest, built).shop).toEqual([
    'assets/badge.css',
    'assets/home.js',
    'assets/vendor.js',
    'assets/viewer.css',
    'assets/viewer.js',
  ])
})

test('a partner keeps the cabinet besides, parts it shares with the staff too', () => {
  expect(precacheLists(manifest, built).partner).toEqual(['assets/cabinet.js', 'assets/table.js'])
})

test('of the texts a page begins with, the others of its language are told', () => {
  const texts: Manifest = {
    'virtual:messages/de': { file: 'assets/de-1.js' },
    'virtual:late-messages/de': { file: 'assets/de-2.js' },
    'virtual:messages/en-US': { file: 'assets/en-US-1.js' },
    'virtual:late-messages/en-US': { file: 'assets/en-US-2.js' },
    'virtual:frame-messages/staff/de': { file: 'assets/de-3.js' },
  }
  expect(lateTextsOf(texts)).toEqual({
    '/assets/de-1.js': '/assets/de-2.js',
    '/assets/en-US-1.js': '/assets/en-US-2.js',
  })
})

test('shoppers keep their table of routes, partners the whole one', () => {
  const { shop, partner } = precacheLists({}, ['assets/manifest-0a1b.js', 'assets/shopper-manifest-0a1b.js'])
  expect({ shop, partner }).toEqual({
    shop: ['assets/shopper-manifest-0a1b.js'],
    partner: ['assets/manifest-0a1b.js'],
  })
})
