import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, textOf, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { SizeGuide } from './size-guide.tsx'

const take = vi.fn()
const close = vi.fn()
beforeEach(() => {
  stubDialog()
  take.mockReset()
  close.mockReset()
})

type Opened = { names?: string[]; gone?: string[]; store?: string }
const open = ({ names = ['S', 'M', 'L'], gone = [], store = 'eu' }: Opened = {}) =>
  openPage(
    <SizeGuide names={names} canTake={(name) => !gone.includes(name)} onTake={take} onClose={close} />,
    { shop: scriptedEngine(), store, ...(store === 'de' && { t: wordsIn('de') }) },
  )
const answer = () => textOf(find('status'))
const unit = () => all('choice', /^(cm|in)$/).find((one) => (one as HTMLInputElement).checked)
const row = (size: string) =>
  [...document.querySelectorAll('tr')].filter((one) => textOf(one.querySelector('th')) === size).map(textOf)

describe('finding a size', () => {
  it('one measure says it, and it is taken by one press', async () => {
    await open()
    await type('Chest', '90')
    expect(answer()).toBe('Your size: M')
    await press('button', 'Take M')
    expect([take.mock.calls, close.mock.calls.length]).toEqual([[['M']], 1])
  })

  it.each([
    ['a border belongs to the larger size', '88', 'Your size: M'],
    ['just below it to the smaller', '87.9', 'Your size: S'],
    ['a comma is a point', '87,9', 'Your size: S'],
    ['beyond the last size there is none', '130', 'This piece does not come in that size.'],
    ['letters are left out as they are typed', '9o0', 'Your size: M'],
    ['nothing says nothing', '', ''],
  ])('%s', async (_, typed, said) => {
    await open()
    await type('Chest', typed)
    expect(answer()).toBe(said)
  })

  it('what fits but is sold out is named, and cannot be taken', async () => {
    await open({ gone: ['M'] })
    await type('Chest', '90')
    expect([answer(), has('button', /^Take/)]).toEqual(['Your size: M', false])
  })

  it('the same measure is another size for men', async () => {
    await open()
    await type('Chest', '90')
    await press('choice', 'Men')
    expect(answer()).toBe('Your size: S')
  })

  it('in the American store measures are inches at first, elsewhere centimetres', async () => {
    await open({ store: 'us' })
    expect(textOf((unit() as HTMLInputElement).labels?.[0])).toBe('in')
    await type('Chest', '36')
    expect(answer()).toBe('Your size: M')
    expect(row('M')[0]).toBe('M34.6–3728.3–30.737.8–39.8')
  })

  it('centimetres and inches tell the same table', async () => {
    await open()
    expect(row('M')[0]).toBe('M88–9472–7896–101')
    await press('choice', 'in')
    expect(row('M')[0]).toBe('M34.6–3728.3–30.737.8–39.8')
  })

  it.each([
    ['eu', 'Chest', '90', 'in', '35.4'],
    ['eu', 'Chest', '87,9', 'in', '34.6'],
    ['us', 'Chest', '36', 'cm', '91.4'],
    ['de', 'Brust', '90', 'Zoll', '35,4'],
  ])(
    'in %s the measure %s that was typed as %s is told in %s',
    async (...[store, measure, typed, other, told]) => {
      await open({ store })
      await type(measure, typed)
      const before = answer()
      await press('choice', other)
      expect([typedIn(measure), answer()]).toEqual([told, before])
    },
  )

  it('there and back again it is what was typed, and what is typed next is in the unit chosen', async () => {
    await open()
    await type('Chest', '87.9')
    await press('choice', 'in')
    await press('choice', 'cm')
    expect([typedIn('Chest'), answer()]).toEqual(['87.9', 'Your size: S'])
    await press('choice', 'in')
    await type('Chest', '36')
    expect([typedIn('Chest'), answer()]).toEqual(['36', 'Your size: M'])
  })

  it('nothing typed stays nothing in another unit', async () => {
    await open()
    await press('choice', 'in')
    expect([typedIn('Chest'), answer()]).toEqual(['', ''])
    await type('Chest', ',')
    await press('choice', 'cm')
    expect(typedIn('Chest')).toBe(',')
  })

  it('a phone opens keys that have a point, for no chest is a whole number of inches', async () => {
    await open({ store: 'us' })
    expect(find('field', 'Chest').inputMode).toBe('decimal')
  })

  it('in German a number has its comma, and the words are German', async () => {
    await open({ store: 'de' })
    await press('choice', 'Zoll')
    expect(row('M')[0]).toContain('34,6–37')
    expect(page()).not.toContain('Your measure')
  })

  it('waists and shoes are the same for women and men, and shoes are told in the sizes of elsewhere', async () => {
    const { leave } = await open({ names: ['W30', 'W32'] })
    expect([has('choice', 'Men'), has('field', 'Waist'), page().includes('elsewhere')]).toEqual([
      ...[false, true, false],
    ])
    leave()
    await open({ names: ['38', '39'] })
    await type('Foot length', '24')
    expect([has('choice', 'Men'), answer(), page().includes('The same size elsewhere')]).toEqual([
      ...[false, 'Your size: 38', true],
    ])
  })

  it('of sizes that say nothing of a body it says how to ask, and asks for no measure', async () => {
    await open({ names: ['One size'] })
    expect(page()).toContain('For this piece there is no table')
    expect([has('field'), document.querySelector('table')]).toEqual([false, null])
  })
})
