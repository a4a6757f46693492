import { beforeEach, expect, it } from 'vitest'
import { find, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
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
