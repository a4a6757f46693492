import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { english } from '#web/engine/testing/open-page.tsx'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { ProductGrid } from './product-grid.tsx'

const cards = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at): CardProduct => {
    const id = from + at
    const price = { price_incl_tax: 59, old_price: null, max_price: null, sale: false, new: false }
    const looks = { image: null, tone: null, hover: null, colors: [], moreColors: 0 }
    const facts = { id, sku: `P${id}`, name: `Dress ${id}`, brand_name: null, path: `/dress-${id}` }
    return { ...facts, ...price, ...looks, isLow: false, isSoldOut: false }
  })
const page = (products: CardProduct[], end?: ReactNode) => (
  <MemoryRouter>
    <ShopProvider store={aStoreView('us')} t={english}>
      <ProductGrid products={products}>{end}</ProductGrid>
    </ShopProvider>
  </MemoryRouter>
)
const count = (what: string) => document.querySelectorAll(what).length
const counts = () => ({ places: count('li'), drawn: count('article') })

let root: Root | undefined
let place: HTMLElement
beforeEach(() => {
  // As a browser draws, and not all at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  place = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  flushSync(() => root?.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

it('a list is shown with its first screen, every card has its place, and the rest is drawn behind it', async () => {
  root = createRoot(place)
  flushSync(() => root?.render(page(cards(0, 50))))
  expect(counts()).toEqual({ places: 50, drawn: 12 })
  await vi.waitFor(() => expect(counts()).toEqual({ places: 50, drawn: 50 }))
})

it('one that grows keeps what it had, and begins with the first of what comes', async () => {
  const first = cards(0, 50)
  root = createRoot(place)
  flushSync(() => root?.render(page(first)))
  await vi.waitFor(() => expect(counts().drawn).toBe(50))
  flushSync(() => root?.render(page([...first, ...cards(50, 100)])))
  expect(counts()).toEqual({ places: 100, drawn: 62 })
  await vi.waitFor(() => expect(counts()).toEqual({ places: 100, drawn: 100 }))
})

it('a page the server made is whole, and comes alive as it is', async () => {
  place.innerHTML = renderToString(page(cards(0, 50)))
  expect(counts()).toEqual({ places: 50, drawn: 50 })
  const last = document.querySelector('li:last-child article')
  const onRecoverableError = vi.fn()
  root = hydrateRoot(place, page(cards(0, 50)), { onRecoverableError })
  await vi.waitFor(() => expect(Object.keys(last ?? {}).join()).toContain('__reactFiber'))
  expect(counts()).toEqual({ places: 50, drawn: 50 })
  expect(document.querySelector('li:last-child article')).toBe(last)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
