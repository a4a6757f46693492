import { act } from 'react'
import { useNavigate } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { useGoodsAhead } from './use-goods-ahead.ts'

const views = vi.hoisted(() => ({ load: vi.fn<(kind: string) => Promise<void>>() }))
vi.mock('#web/features/matched-views.ts', () => ({ loadWholeView: views.load }))
const touch = vi.hoisted(() => ({ arrived: Promise.withResolvers<void>() }))
vi.mock('#web/lib/touch/when-arrived.ts', () => ({ whenArrived: () => touch.arrived.promise }))

beforeEach(() => {
  views.load.mockReset().mockResolvedValue()
  touch.arrived = Promise.withResolvers()
})

let go: (address: string) => void
function Page({ isList }: { isList: boolean }) {
  useGoodsAhead()
  go = useNavigate()
  return <main>{isList && <article>{<ShopLink to="/dress" follow="ahead" />}</article>}</main>
}
const open = (isList: boolean) => openPage(<Page isList={isList} />, { shop: scriptedEngine() })

it('the code of a product came only behind its data: beside cards it comes once nothing else is on its way', async () => {
  await open(true)
  expect(views.load).not.toHaveBeenCalled()
  await act(async () => touch.arrived.resolve())
  expect(views.load.mock.calls).toEqual([['product']])
})

it('where there are no cards it does not come, and one that cannot come breaks nothing', async () => {
  const { leave } = await open(false)
  await act(async () => touch.arrived.resolve())
  expect(views.load).not.toHaveBeenCalled()
  leave()
  views.load.mockRejectedValue(new TypeError('Failed to fetch'))
  await open(true)
  await settled()
  expect(views.load).toHaveBeenCalledOnce()
})

it('gone to from another page, a list has it as well: one that did not come is asked for again', async () => {
  await open(true)
  views.load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await act(async () => touch.arrived.resolve())
  await act(async () => go('/women'))
  await settled()
  expect(views.load.mock.calls).toEqual([['product'], ['product']])
})
