import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { find, press, settled, type } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { Line } from '../labelled.tsx'
import { useOneAct } from '../use-one-act.ts'
import { useKeeping } from './use-keeping.ts'

let sent: string[]
let answers: ((isKept: boolean) => void)[]
let manners: unknown[]
/** One line that is kept by itself; each sending is answered by hand. */
function Desk() {
  const [text, setText] = useState<string>()
  const [isHeld, setHeld] = useState(false)
  const { save, isFailed } = useKeeping(text, {
    ...{ desk: 'line', upon: { version: 0, based_on: 0 }, setTyped: setText },
    isHeld,
    send: (manner) => {
      const words = text ?? ''
      sent.push(words)
      manners.push(manner)
      return new Promise<string | undefined>((resolve) =>
        answers.push((isKept) => {
          if (isKept) setText((now) => (now === words ? undefined : now))
          resolve(isKept ? words : undefined)
        }),
      )
    },
  })
  return (
    <>
      <Line label="Title" value={text ?? ''} onChange={setText} />
      <button type="button" onClick={() => void save()}>
        Keep now
      </button>
      <button type="button" onClick={() => setHeld(!isHeld)}>
        Hold
      </button>
      <p role="status">{isFailed ? 'failed' : 'fine'}</p>
    </>
  )
}
let done: number[]
let fail: (error: Error) => void
function Act() {
  const { isBusy, run } = useOneAct()
  const work = () => {
    done.push(done.length + 1)
    return new Promise<void>((_, reject) => (fail = reject))
  }
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void run(work).catch(() => undefined)}>
      Do it
    </button>
  )
}
let shop: ReturnType<typeof scriptedEngine>
let leave: () => void
beforeEach(async () => {
  sent = []
  answers = []
  manners = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shop = scriptedEngine()
  ;({ leave } = await openPage(<Desk />, { shop }))
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})
const rests = () => act(() => vi.advanceTimersByTimeAsync(1_000))
async function answer(isKept: boolean) {
  await act(async () => answers.shift()?.(isKept))
  await settled()
}

it('pressed to keep while it is being kept, it is sent once', async () => {
  await type('Title', 'One')
  await rests()
  await press('button', 'Keep now')
  await rests()
  expect(sent).toEqual(['One'])
})

it('many words while one is on its way are sent as one, after it', async () => {
  await type('Title', 'One')
  await rests()
  await type('Title', 'One, two')
  await rests()
  await type('Title', 'One, two, three')
  await rests()
  expect(sent).toEqual(['One'])
  await answer(true)
  await rests()
  expect(sent).toEqual(['One', 'One, two, three'])
})

it('what was not kept is told, is not sent over and over, and is sent with the next words', async () => {
  await type('Title', 'One')
  await rests()
  await answer(false)
  await rests()
  expect([sent, find('status').textContent]).toEqual([['One'], 'failed'])
  await type('Title', 'One, two')
  await rests()
  await answer(true)
  expect([sent, find('status').textContent]).toEqual([['One', 'One, two'], 'fine'])
})

it('while two versions stand beside each other nothing is sent, not even by who leaves', async () => {
  await press('button', 'Hold')
  await type('Title', 'One')
  await rests()
  leave()
  expect(sent).toEqual([])
})

const PARTING = { isParting: true }
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
/** As a browser closes a tab: it is put out of sight first. */
const close = () => {
  hide()
  dispatchEvent(new Event('pagehide'))
}

it.each([
  ['closed', close],
  ['put out of sight', hide],
  ['left for another page', () => void dispatchEvent(new Event('pagehide'))],
])('what was typed a moment before the tab is %s leaves with it, once', async (_, go) => {
  await type('Title', 'One')
  act(go)
  expect([sent, manners]).toEqual([['One'], [PARTING]])
  await answer(true)
  act(go)
  await rests()
  expect(sent).toEqual(['One'])
})

it('what was typed while the words before are on their way follows them without a rest, once the tab is out of sight', async () => {
  await type('Title', 'One')
  await rests()
  await type('Title', 'One, two')
  act(hide)
  await answer(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect([sent, manners]).toEqual([
    ['One', 'One, two'],
    [{}, PARTING],
  ])
})

it('a tab that goes sends nothing while two versions stand beside each other, without a line, or when all is kept', async () => {
  act(close)
  await press('button', 'Hold')
  await type('Title', 'One')
  act(close)
  await press('button', 'Hold')
  await lineDown(shop)
  act(close)
  expect(sent).toEqual([])
})

it('what was not kept goes out once the line is back', async () => {
  const back = await lineDown(shop)
  await type('Title', 'One')
  await rests()
  expect(sent).toEqual([])
  await back()
  await rests()
  expect(sent).toEqual(['One'])
})

it('one act at a time: the second press is the same, and after a failure there is another', async () => {
  leave()
  done = []
  await openPage(<Act />, { shop })
  await act(async () => {
    find('button', 'Do it').click()
    find('button', 'Do it').click()
  })
  expect([done, find('button', 'Do it').getAttribute('aria-busy')]).toEqual([[1], 'true'])
  await act(async () => fail(new Error('no')))
  await press('button', 'Do it')
  expect(done).toEqual([1, 2])
})
