import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import { all, find, page, press, settled, submit, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { StaffNotes } from './staff-notes.tsx'

const note = (id: number, words: string) => ({ id, words, by: 'Petra', at: '2026-03-01T10:00:00Z' })
const add = vi.fn<(words: string) => Promise<boolean>>()
const remove = vi.fn<(id: number) => Promise<boolean>>()
beforeEach(() => {
  stubDialog()
  add.mockReset().mockResolvedValue(true)
  remove.mockReset().mockResolvedValue(true)
})

/** Notes as a page keeps them, which another colleague may add to. */
let tellAnother: (words: string) => void
function Notes({ isBusy = false }) {
  const [notes, setNotes] = useState([note(1, 'Calls rather than writes.')])
  tellAnother = (words) => setNotes([...notes, note(notes.length + 1, words)])
  return <StaffNotes notes={notes} isBusy={isBusy} onAdd={add} onRemove={remove} />
}
const open = (isBusy = false, store = 'us') =>
  openPage(<Notes isBusy={isBusy} />, {
    shop: scriptedEngine(),
    store,
    ...(store === 'de' && { t: wordsIn('de') }),
  })
const field = () => all('field')[0]?.getAttribute('aria-label') ?? ''
const keep = () => all('button').at(-1) as HTMLButtonElement

it('a note says who wrote it and when, in the way of whoever reads', async () => {
  const { leave } = await open()
  expect(page()).toMatch(/Calls rather than writes\. Petra, .*Mar 1/)
  leave()
  await open(false, 'de')
  expect(page()).toMatch(/Petra, .*1\. März/)
})

it('is kept without the blanks around it, and the field is empty for the next', async () => {
  await open()
  await type(field(), '  Wants a call.  ')
  await submit()
  expect([add.mock.calls, typedIn(field())]).toEqual([[['Wants a call.']], ''])
})

it.each(['', '   '])('"%s" is no note', async (words) => {
  await open()
  await type(field(), words)
  expect(keep().disabled).toBe(true)
  await submit()
  expect(add).not.toHaveBeenCalled()
})

it('that could not be kept stays typed, to be sent again', async () => {
  add.mockResolvedValueOnce(false)
  await open()
  await type(field(), 'Wants a call.')
  await submit()
  expect(typedIn(field())).toBe('Wants a call.')
  await submit()
  expect([add.mock.calls.length, typedIn(field())]).toEqual([2, ''])
})

it('pressed twice it is kept once, and what is typed meanwhile stays', async () => {
  const answer = Promise.withResolvers<boolean>()
  add.mockReturnValue(answer.promise)
  await open()
  await type(field(), 'Wants a call.')
  await submit()
  await submit()
  await type(field(), 'Wants a call. Today.')
  await act(async () => answer.resolve(true))
  await settled()
  expect([add.mock.calls.length, typedIn(field())]).toEqual([1, 'Wants a call. Today.'])
})

it('of a colleague comes beside what is being typed', async () => {
  await open()
  await type(field(), 'Half a sen')
  await act(async () => tellAnother('Paid by bank.'))
  await settled()
  expect([page().includes('Paid by bank.'), typedIn(field())]).toEqual([true, 'Half a sen'])
})

it('goes by its own button, once that is confirmed; while something runs neither of them can be pressed', async () => {
  const { leave } = await open()
  await act(async () => tellAnother('Paid by bank.'))
  const [, second] = all('button')
  await act(async () => second?.click())
  expect([page(), remove.mock.calls]).toEqual([expect.stringContaining('“Paid by bank.”'), []])
  await confirmAct()
  expect(remove.mock.calls).toEqual([[2]])
  leave()
  await open(true)
  await type(field(), 'Wants a call.')
  expect(all('button').map((one) => (one as HTMLButtonElement).disabled)).toEqual([true, true])
  expect(find('field')).toBeTruthy()
  await press('button', /./)
  expect(remove).toHaveBeenCalledTimes(1)
})
