import type { Product } from '@vitrine/domain/catalog/product'
import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { aProduct } from '#web/lib/catalog/testing/a-product.ts'
import { useCurrentProduct } from './use-current-product.ts'

const current = vi.hoisted(() => ({ ask: vi.fn<(product: Product) => Promise<Product>>() }))
vi.mock('./late-parts.ts', () => ({ askCurrent: current.ask }))
const paint = vi.hoisted(() => ({ due: [] as (() => void)[], calledOff: vi.fn() }))
vi.mock('#web/ui/lazy/after-paint.ts', () => ({
  afterPaint: (run: () => void) => {
    paint.due.push(run)
    return paint.calledOff
  },
}))

const OLD = aProduct({ name: 'Linen dress' })
const NEW = aProduct({ name: 'Linen dress, reduced' })
const OTHER = aProduct({ name: 'Wool coat' })
let shown: string
let show: (product: Product) => Promise<void>
let leave: () => void
function Page() {
  const [product, setProduct] = useState(OLD)
  shown = useCurrentProduct(product).name
  show = (next) => act(async () => setProduct(next))
  return null
}

beforeEach(async () => {
  paint.due = []
  paint.calledOff.mockClear()
  current.ask.mockReset().mockResolvedValue(NEW)
  ;({ leave } = await openPage(<Page />, { shop: scriptedEngine() }))
})
const paints = () =>
  act(async () => {
    for (const run of paint.due.splice(0)) run()
    await vi.dynamicImportSettled()
  })

it('asking for prices and stock shared the line with what the first paint waits for: it comes behind that', async () => {
  expect([current.ask.mock.calls.length, shown]).toEqual([0, OLD.name])
  await paints()
  expect(current.ask.mock.calls.map(([product]) => product)).toEqual([OLD])
  expect(shown).toBe(NEW.name)
})

it('left before it was painted, a product is not asked for', async () => {
  expect(paint.calledOff).not.toHaveBeenCalled()
  leave()
  expect(paint.calledOff).toHaveBeenCalledOnce()
})

it('the answer for a product that was left does not show as the next', async () => {
  const late = Promise.withResolvers<Product>()
  current.ask.mockReturnValueOnce(late.promise)
  await paints()
  await show(OTHER)
  await act(async () => late.resolve(NEW))
  expect(shown).toBe(OTHER.name)
})

it('an old answer is not shown for another product, nor once that is asked for', async () => {
  await paints()
  const next = Promise.withResolvers<Product>()
  current.ask.mockReturnValueOnce(next.promise)
  await show(OTHER)
  expect(shown).toBe(OTHER.name)
  await paints()
  expect(current.ask.mock.calls.map(([product]) => product)).toEqual([OLD, OTHER])
})

it('where its code does not come, the page stands as it was rendered', async () => {
  current.ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await paints()
  expect(shown).toBe(OLD.name)
})

it('an answer that comes late, for a product that was left, does not take away that of the next', async () => {
  const late = Promise.withResolvers<Product>()
  const reduced = aProduct({ name: 'Wool coat, reduced' })
  current.ask.mockReturnValueOnce(late.promise).mockResolvedValueOnce(reduced)
  await paints()
  await show(OTHER)
  await paints()
  expect(shown).toBe(reduced.name)
  await act(async () => late.resolve(NEW))
  expect(shown).toBe(reduced.name)
})
