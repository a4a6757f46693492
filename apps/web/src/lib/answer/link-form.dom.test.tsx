import { CallError } from '@vitrine/contract/reply'
import { beforeEach, expect, it } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { LinkForm } from './link-form.tsx'

let answer: () => Promise<unknown>
let followed: number

beforeEach(async () => {
  answer = async () => undefined
  followed = 0
  function follow() {
    followed += 1
    return answer()
  }
  await openPage(
    <main>
      <h1 tabIndex={-1}>Letters</h1>
      <LinkForm button="Leave" follow={follow} />
    </main>,
    { shop: scriptedEngine() },
  )
})

it('is sent as a form where there are no scripts', () => {
  expect(document.querySelector('form')?.method).toBe('post')
})

it('what was done is read out by the heading', async () => {
  await press('button', 'Leave')
  await settled()
  expect(textOf(document.activeElement)).toBe('Letters')
})

it.each([
  [0, 'There is no connection at the moment. Please try again.'],
  [429, 'Those were rather many tries. Please try again later.'],
  [503, 'That did not work. Please try again.'],
])(
  'a press that came to nothing (%s) is told beside the button, and can be made again',
  async (code, words) => {
    answer = () => Promise.reject(new CallError({ code, result: 'no' }))
    await press('button', 'Leave')
    await settled()
    expect(page()).toContain(words)
    answer = async () => undefined
    await press('button', 'Leave')
    await settled()
    expect([followed, page().includes(words)]).toEqual([2, false])
  },
)

it('pressed twice it asks once', async () => {
  const answered = Promise.withResolvers<unknown>()
  answer = () => answered.promise
  await press('button', 'Leave')
  expect(find('button', 'Leave').getAttribute('aria-busy')).toBe('true')
  await press('button', 'Leave')
  answered.resolve(undefined)
  await settled()
  expect([followed, has('button', 'Leave')]).toEqual([1, true])
})
