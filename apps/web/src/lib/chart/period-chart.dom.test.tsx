import { beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'

type Drawn = { options: import('uplot').Options; data: readonly (readonly (number | null)[])[] }
const drawn: Drawn[] = []
const sizes: number[] = []
const gone: number[] = []
// What draws needs a canvas; what it is told to draw is what a person sees.
vi.mock('uplot', () => {
  class Chart {
    static paths = { bars: () => () => null }
    constructor(options: Drawn['options'], data: Drawn['data']) {
      drawn.push({ options, data })
    }
    setSize = ({ width }: { width: number }) => sizes.push(width)
    destroy = () => gone.push(1)
  }
  return { default: Chart }
})
const { PeriodChart } = await import('./period-chart.tsx')

let width = 800
let resize: () => void = () => undefined
beforeEach(() => {
  for (const list of [drawn, sizes, gone]) list.length = 0
  width = 800
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(follow: () => void) {
        resize = follow
      }
      observe() {}
      disconnect() {}
    },
  )
})
const write = (sum: number) => `$${sum}`
const aPart = (value: number, more: object = {}) => ({
  ...{ name: 'Mon', value, before: 0, isToCome: false },
  ...more,
})
const open = (parts: ReturnType<typeof aPart>[]) =>
  openPage(<PeriodChart parts={parts} write={write} />, { shop: scriptedEngine() })
const names = (parts: number) => {
  const [axis] = drawn[0]?.options.axes ?? []
  const splitsOf = axis?.splits as unknown as () => number[]
  const valuesOf = axis?.values as unknown as (chart: unknown, splits: number[]) => string[]
  const splits = splitsOf()
  expect(splits.every((at) => at < parts)).toBe(true)
  return valuesOf(undefined, splits)
}

it('the part that is under way is drawn apart from those that are over', async () => {
  await open([aPart(5, { before: 4 }), aPart(3), aPart(0, { isToCome: true })])
  expect(drawn[0]?.data).toEqual([
    [0, 1, 2],
    [5, null, 0],
    [null, 3, null],
    [4, 0, 0],
  ])
})

it('where all of it is over, the last part is the one under way', async () => {
  await open([aPart(5), aPart(3)])
  expect(drawn[0]?.data.slice(1, 3)).toEqual([
    [5, null],
    [null, 3],
  ])
})

it('sums stand below their bars where there is room for all of them, in whole money, and none for nothing', async () => {
  await open([aPart(12.6), aPart(0)])
  expect(names(2)).toEqual(['Mon\n$13', 'Mon'])
})

it('on a phone the names of a month are thinned, without sums', async () => {
  width = 320
  await open(Array.from({ length: 31 }, (_, at) => aPart(1_000, { name: String(at + 1) })))
  expect(names(31)).toEqual(['1', '5', '9', '13', '17', '21', '25', '29'])
})

it('the height leaves room above the highest bar, and a period without a sale is no division by nothing', async () => {
  await open([aPart(0)])
  const range = drawn[0]?.options.scales?.y?.range as unknown as (
    chart: unknown,
    least: number,
    most: number,
  ) => number[]
  expect([range(undefined, 0, 0), range(undefined, 0, 100)[1]]).toEqual([[0, 1.1], expect.closeTo(110)])
})

it('follows a window that is made narrower, and is gone with the page', async () => {
  const { leave } = await open([aPart(5)])
  width = 400
  resize()
  expect([sizes, gone]).toEqual([[400], []])
  leave()
  expect(gone).toEqual([1])
})
