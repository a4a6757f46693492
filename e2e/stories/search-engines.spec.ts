import { describe, expect, it } from 'vitest'
import { openStage } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false, isShared: true })
const PRODUCT = 'merino-roll-neck'
/** What the block may add to a page on its way. */
const MAX_BYTES = 3_000

type Offer = { price: number; priceCurrency: string; availability: string; url: string }
type Variant = { sku: string; name: string; color?: string; size?: string; image?: string; offers: Offer }
type Group = { '@type': string; productGroupID: string; variesBy: string[]; hasVariant: Variant[] }

const text = async (path: string) => (await fetch(stage.shop().url + path)).text()

async function groupOn(path: string): Promise<{ html: string; block: string; group: Group }> {
  const html = await text(path)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const block = blocks.map(([, found = '']) => found).find((found) => found.includes('ProductGroup')) ?? ''
  return { html, block, group: JSON.parse(block || '{}') }
}

type ListedProduct = { product: { sku: string; configurable_children: Child[] } }
type Child = { sku: string; price_incl_tax: number; stock: { is_in_stock: boolean } }
async function asSold(sku: string, store: string): Promise<Child[]> {
  const reply = await text(`/api/product?sku=${encodeURIComponent(sku)}&storeCode=${store}`)
  const { product } = (JSON.parse(reply) as { result: ListedProduct }).result
  return product.configurable_children
}

describe('a search engine that reads a product in colours and sizes', () => {
  it.each([
    ['us', 'USD'],
    ['de', 'EUR'],
  ])(
    'learns each variant of the %s store with its price, and whether it is there',
    async (store, currency) => {
      const { group } = await groupOn(`/${store}/${PRODUCT}`)
      expect(group).toMatchObject({
        '@type': 'ProductGroup',
        variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      })
      const told = new Map(group.hasVariant.map((variant) => [variant.sku, variant]))
      const sold = await asSold(group.productGroupID, store)
      expect([...told.keys()].toSorted()).toEqual(sold.map(({ sku }) => sku).toSorted())
      for (const { sku, price_incl_tax: price, stock } of sold) {
        const availability = `https://schema.org/${stock.is_in_stock ? 'InStock' : 'OutOfStock'}`
        expect(told.get(sku)?.offers).toMatchObject({ price, priceCurrency: currency, availability })
      }
      for (const { color, size, name, image } of group.hasVariant) {
        expect([color, size]).not.toContain(undefined)
        expect(name).toContain(`${color}, ${size}`)
        expect(image).toMatch(/^http/)
      }
    },
  )

  it('finds a variant at the address of its offer', async () => {
    const { group } = await groupOn(`/us/${PRODUCT}`)
    const { pathname, search, searchParams } = new URL(group.hasVariant.at(-1)?.offers.url ?? '')
    expect(searchParams.get('childSku')).toBe(group.hasVariant.at(-1)?.sku)
    expect((await fetch(stage.shop().url + pathname + search)).status).toBe(200)
  })

  it('reads no more than the page can carry', async () => {
    const { html, block } = await groupOn(`/us/${PRODUCT}`)
    const weight = async (content: string) => {
      const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))
      return (await new Response(packed).arrayBuffer()).byteLength
    }
    expect((await weight(html)) - (await weight(html.replace(block, '')))).toBeLessThan(MAX_BYTES)
  })
})
