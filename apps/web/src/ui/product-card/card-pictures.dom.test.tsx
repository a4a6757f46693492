import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { ProductCard } from './product-card.tsx'

// A page of fifty cards holds one picture of each; what a finger or a pointer brings is made where the window is.

let tell: (entries: { target: Element | undefined; isIntersecting: boolean }[]) => void
const watched = new Set<Element>()
class Watch {
  constructor(told: typeof tell) {
    tell = told
  }
  observe = (one: Element) => watched.add(one)
  unobserve = (one: Element) => watched.delete(one)
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watch))

const facts = { image: '/front.jpg', images: ['/front.jpg', '/back.jpg', '/detail.jpg'] }
const names = () => [...document.querySelectorAll('img')].map(({ src }) => src.replace(/.*\//, ''))
const open = () =>
  openPage(<ProductCard product={toCardProduct(aCard('DRESS', facts), { isSwiped: true })} />, {
    shop: scriptedEngine(),
  })

it('pictures behind the first are made once the card comes near the window', async () => {
  await open()
  const [target] = watched
  await act(async () => tell([{ target, isIntersecting: false }]))
  expect(names()).toEqual(['front.jpg'])
  await act(async () => tell([{ target, isIntersecting: true }]))
  expect(names()).toEqual(['front.jpg', 'back.jpg', 'detail.jpg'])
})

it('a card that is gone is not waited for', async () => {
  const { leave } = await open()
  expect(watched.size).toBe(1)
  leave()
  expect(watched.size).toBe(0)
})
