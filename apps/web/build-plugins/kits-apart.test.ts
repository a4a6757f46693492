import { expect, it } from 'vitest'
import { type BuiltChunk, kitsOfShoppers } from './kits-apart.ts'

const aChunk = (fileName: string, more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  ...{ fileName, isEntry: false, facadeModuleId: null, imports: [], dynamicImports: [], moduleIds: [] },
  ...more,
})
const aPage = (name: string, more: Partial<BuiltChunk>) =>
  aChunk(`${name}.js`, {
    ...{ isEntry: true, facadeModuleId: `/shop/apps/web/src/pages/${name}/${name}-page.tsx?client-route` },
    ...more,
  })
const forms = aChunk('forms.js', { moduleIds: ['/shop/node_modules/react-hook-form/dist/index.esm.mjs'] })

it('pages of staff and partners have them, those of shoppers do not', () => {
  const chunks = [
    forms,
    aPage('staff', { imports: ['forms.js'] }),
    aPage('partner', { imports: ['forms.js'] }),
  ]
  expect(kitsOfShoppers([...chunks, aPage('cart', { imports: ['vendor.js'] })])).toEqual([])
})

it.each([
  ['at once', [aPage('cart', { imports: ['forms.js'] })]],
  [
    'through a file they share',
    [aPage('cart', { imports: ['parts.js'] }), aChunk('parts.js', { imports: ['forms.js'] })],
  ],
  ['late', [aPage('cart', { dynamicImports: ['forms.js'] })]],
])('one a shopper would fetch %s is named with its file', (_, chunks) => {
  expect(kitsOfShoppers([forms, ...chunks])).toEqual(['react-hook-form (forms.js)'])
})
