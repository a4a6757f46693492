import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { all, find, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { refreshCabinet } from '../refresh.ts'
import { aPiece, HERE } from '../testing/a-piece.ts'
import { aCabinet, openRoom } from '../testing/open-room.tsx'
import { SetView } from './set-view.tsx'

const PIECES = [
  aPiece(1, { ...HERE, title: 'Roll-neck' }),
  aPiece(2, { ...HERE, title: 'V-neck' }),
  aPiece(3, { ...HERE, title: 'Skirt', type_type: 'bottom' }),
  aPiece(4, { ...HERE, title: 'Jeans', type_type: 'bottom' }),
  aPiece(5, { ...HERE, title: 'Boots', type_type: 'shoes' }),
  aPiece(6, { ...HERE, title: 'Put aside', archive: true }),
  aPiece(9, { ...HERE, is_set: true, parts: [1, 3], title: 'Roll-neck + Skirt', type_type: 'other' }),
]

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  shop = aCabinet(PIECES)
})
const open = () => openRoom(<SetView />, shop)
/** Of a tile that cannot be chosen: why. */
const whyOf = (name: string) => {
  const tile = find('button', new RegExp(`${name}`))
  return tile.getAttribute('aria-disabled') === 'true' ? textOf(tile) : undefined
}

it('before anything is chosen only what no set is made of is closed', async () => {
  await open()
  expect(whyOf('Boots')).toContain('Sets are a top and a bottom.')
  expect([whyOf('V-neck'), whyOf('Skirt')]).toEqual([undefined, undefined])
  expect(page()).not.toContain('Put aside')
})

it('with a top chosen each tile that does not fit says why', async () => {
  await open()
  await press('button', /^Roll-neck/)
  expect(whyOf('V-neck')).toContain('One of this kind is chosen. Take it out to choose this one.')
  expect(whyOf('Skirt')).toContain('You have this set, since October 3, 2029.')
  expect([whyOf('Jeans'), page().includes('1 of 2')]).toEqual([undefined, true])
})

it('the press that saves a set did nothing and did not say why: what is missing stands beside it', async () => {
  await open()
  await press('button', /^Jeans/)
  expect(page()).toContain('1 of 2 The top is missing.')
  await press('button', /^Jeans/)
  await press('button', /^V-neck/)
  expect(page()).toContain('1 of 2 The bottom is missing.')
})

it('the tiles had no heading: it says which piece is to be chosen next', async () => {
  await open()
  const heading = () => textOf(all('heading')[1])
  expect(heading()).toBe('Choose a top and a bottom')
  await press('button', /^Jeans/)
  expect(heading()).toBe('Choose the top')
  await press('button', /^Jeans/)
  await press('button', /^V-neck/)
  expect(heading()).toBe('Choose the bottom')
})

it('a closed tile chooses nothing', async () => {
  await open()
  await press('button', /Boots/)
  expect(page()).toContain('0 of 2')
})

it('two that fit are saved, the top and the bottom', async () => {
  let form: FormData | undefined
  shop.client.script['blogger.saveSet'] = (asked) => {
    form = (asked as { body: FormData }).body
    return { id: 10, type: 'top+bottom', parts: [1, 4] }
  }
  await open()
  await press('button', /^Jeans/)
  await press('button', /^Roll-neck/)
  await press('button', 'Save the set')
  expect(form?.getAll('items').toSorted()).toEqual(['1', '4'])
  expect(notices.get()).toMatchObject([{ text: 'The set is saved.' }])
})

it('a set another tab has made meanwhile is not made again, and that is said', async () => {
  shop.client.script['blogger.saveSet'] = refuses(409)
  await open()
  await press('button', /^Jeans/)
  await press('button', /^Roll-neck/)
  await press('button', 'Save the set')
  expect(page()).toContain('Not saved: these two are a set already.')
  await press('button', 'Take out')
  expect(page()).not.toContain('Not saved')
})

it('who has no pieces yet is told what comes first', async () => {
  shop = aCabinet()
  await open()
  await settled()
  expect(page()).toContain('Nothing has been sent to you yet.')
})

it('of a pair there is a set of already the tile says since when', async () => {
  await open()
  await press('button', /^Roll-neck/)
  expect(whyOf('Skirt')).toMatch(/You have this set, since October 3, 2029\./)
  expect(whyOf('Jeans')).toBeUndefined()
})

it('what was chosen can be taken out, and its place is free again', async () => {
  await open()
  await press('button', /^V-neck/)
  expect(whyOf('Roll-neck')).toContain('One of this kind is chosen.')
  await press('button', 'Take out')
  expect([whyOf('Roll-neck'), page().includes('0 of 2')]).toEqual([undefined, true])
})

it('the top stands first, whichever was chosen first', async () => {
  await open()
  await press('button', /^Jeans/)
  await press('button', /^V-neck/)
  const slots = all('button', 'Take out').map((button) => textOf(button.closest('p')))
  expect(slots).toEqual([expect.stringMatching(/^TopV-neck/), expect.stringMatching(/^BottomJeans/)])
})

it('one piece is no set: saving sends nothing', async () => {
  await open()
  await press('button', /^V-neck/)
  await press('button', 'Save the set')
  expect(shop.client.asked.some(({ id }) => id === 'blogger.saveSet')).toBe(false)
})

it('sets there are lead to their pages, with the share of their parts', async () => {
  shop.client.script['blogger.earnings'] = () => ({
    posts: [],
    items: [
      { sku: 'J1', percent: 15, tax_percent: 0, count: 0, profit: {} },
      { sku: 'J3', percent: 10, tax_percent: 0, count: 0, profit: {} },
    ],
  })
  await open()
  const set = find('link', /Roll-neck \+ Skirt/)
  expect(set.getAttribute('href')).toBe('/cabinet/products/9')
  expect(textOf(set)).toContain('share 10% / 15%')
})

it('a set that could not be saved keeps both pieces chosen', async () => {
  shop.client.script['blogger.saveSet'] = refuses(500)
  await open()
  await press('button', /^V-neck/)
  await press('button', /^Jeans/)
  await press('button', 'Save the set')
  expect([page().includes('That did not work.'), page().includes('2 of 2')]).toEqual([true, true])
})

it('a chosen top that was put aside on another device left a set nobody could save: it is chosen no more', async () => {
  await open()
  await press('button', /^V-neck/)
  shop.client.script['blogger.promoProducts'] = () => ({
    items: PIECES.map((one) => (one.id === 2 ? { ...one, archive: true } : one)),
    total: PIECES.length,
  })
  await act(async () => void refreshCabinet(0, { isForced: true }))
  await settled()
  expect(page()).toContain('0 of 2')
  await press('button', /^Roll-neck/)
  await press('button', /^Jeans/)
  expect(page()).toContain('2 of 2')
})
