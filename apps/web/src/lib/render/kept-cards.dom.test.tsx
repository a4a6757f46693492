import type { StoreView } from '@vitrine/domain/store/store-view'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { english, wordsIn } from '#web/engine/testing/open-page.tsx'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { aCard, aStock } from '#web/lib/catalog/testing/a-product.ts'
import { KeptCardsContext } from '#web/ui/product-card/kept-card.ts'
import { type CardProduct, ProductCard } from '#web/ui/product-card/product-card.tsx'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { createKeptCards } from './kept-cards.server.ts'

type List = {
  products?: readonly CardProduct[]
  store?: StoreView
  frame?: string
  first?: 'first' | 'eager'
}

const german = wordsIn('de')
const DRESS = toCardProduct(
  aCard('DRESS', { name: 'Dress “Anna” & </article> 大衣', old_price: 80, image: '/d.webp' }),
)
const COAT = toCardProduct(aCard('COAT', { stock: aStock(2) }))

function list({ products = [DRESS, COAT], store = aStoreView(), first }: List) {
  return (
    <ShopProvider store={store} t={store.language === 'de' ? german : english}>
      {products.map((product, at) => (
        <ProductCard key={product.sku} product={product} loading={at === 0 ? first : undefined} />
      ))}
    </ShopProvider>
  )
}

/** Makes lists one after the other, and tells of each its text and how many of its cards were drawn. */
function aShop(maxChars?: number) {
  const kept = createKeptCards(maxChars)
  let renders = 0
  return (of: List = {}) => {
    const store = of.store ?? aStoreView()
    const nonce = `secret${renders++}-`
    const cards = kept.forPage({ scope: JSON.stringify([store, of.frame]), nonce })
    const marked = renderToString(<KeptCardsContext value={cards.find}>{list(of)}</KeptCardsContext>)
    const html = cards.take(marked)
    expect(html).toBe(renderToString(list(of)))
    return marked.split(nonce).length - 1
  }
}

describe('cards that another page has shown', () => {
  it('are not drawn again, and read the same to the letter, whatever their names are', () => {
    const drawn = aShop()
    expect([drawn(), drawn(), drawn({ products: [COAT] })]).toEqual([2, 0, 0])
  })

  it('are drawn once anything about them has changed', () => {
    const drawn = aShop()
    drawn()
    expect(drawn({ products: [DRESS, { ...COAT, price_incl_tax: COAT.price_incl_tax + 0.01 }] })).toBe(1)
    expect(drawn({ products: [{ ...DRESS, isSoldOut: true }, COAT] })).toBe(1)
    expect(drawn()).toBe(0)
  })

  it('are of one store in one frame: another has other words, or a store is told other ones', () => {
    const drawn = aShop()
    drawn()
    expect(drawn({ store: aStoreView('de') })).toBe(2)
    expect(drawn({ frame: 'another menu' })).toBe(2)
    expect(drawn({ store: { ...aStoreView(), currencyCode: 'EUR' } })).toBe(2)
    expect([drawn({ store: aStoreView('de') }), drawn()]).toEqual([0, 0])
  })

  it('are drawn where their picture goes first, which the head of the page is told by the drawing', () => {
    const drawn = aShop()
    drawn()
    expect(drawn({ first: 'first' })).toBe(0)
    const cards = createKeptCards().forPage({ scope: '', nonce: 'secret' })
    const tree = <KeptCardsContext value={cards.find}>{list({ first: 'first' })}</KeptCardsContext>
    expect(renderToString(tree)).toContain('<link rel="preload" as="image"')
  })

  it('of two pages at once are kept by each under its own name', () => {
    const kept = createKeptCards()
    const [one, other] = ['a-', 'b-'].map((nonce) => kept.forPage({ scope: 'us', nonce }))
    if (!one || !other) return expect.unreachable()
    const first = renderToString(<KeptCardsContext value={one.find}>{list({})}</KeptCardsContext>)
    const second = renderToString(
      <KeptCardsContext value={other.find}>{list({ products: [COAT] })}</KeptCardsContext>,
    )
    expect(other.take(second)).toBe(renderToString(list({ products: [COAT] })))
    expect(one.take(first)).toBe(renderToString(list({})))
  })

  it('are forgotten where there is no room, and drawn', () => {
    const drawn = aShop(1)
    expect([drawn(), drawn()]).toEqual([2, 2])
  })
})
