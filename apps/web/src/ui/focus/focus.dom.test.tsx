import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, press, pressKey, settled } from '#web/engine/testing/find.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { onEscape } from './on-escape.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useModal } from './use-modal.ts'

let root: Root
let modal: HTMLDialogElement[]
const closed = vi.fn()
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  modal = stubDialog()
  closed.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const show = async (part: React.ReactNode) => {
  await act(async () => root.render(part))
  await settled()
}

function Part({ isSeenFirst = false, hasFirst = false }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    closed()
    setOpen(false)
  }
  const dialog = useModal({ isOpen, isSeenFirst, onClose: close })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <dialog {...dialog}>
        <input aria-label="Name" data-autofocus={hasFirst || undefined} />
        <button type="button" onClick={close}>
          Shut
        </button>
      </dialog>
    </>
  )
}
const dialog = () => find('dialog') as HTMLDialogElement
const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')
async function openByKey(): Promise<void> {
  find('button', 'Open').focus()
  await press('button', 'Open')
}

describe('a drawer over the page', () => {
  it('is modal, begins where it wants to, and gives the focus back', async () => {
    await show(<Part hasFirst />)
    await openByKey()
    expect([modal.length, focused()]).toEqual([1, 'Name'])
    await press('button', 'Shut')
    expect([dialog().open, focused(), closed.mock.calls.length]).toEqual([false, 'Open', 1])
  })

  it('shut by the browser, as by Escape, is shut for the page, too, once, and opens again', async () => {
    await show(<Part />)
    await openByKey()
    await act(async () => dialog().dispatchEvent(new Event('cancel', { cancelable: true })))
    await settled()
    expect([dialog().open, closed.mock.calls.length]).toEqual([false, 1])
    await press('button', 'Open')
    expect([dialog().open, modal.length]).toEqual([true, 2])
  })

  it('stays when something inside it is called off: a file that is not chosen', async () => {
    await show(<Part />)
    await openByKey()
    await act(async () => find('field', 'Name').dispatchEvent(new Event('cancel', { bubbles: true })))
    expect([dialog().open, closed.mock.calls.length]).toEqual([true, 0])
  })

  it('taken out of the page with what it was in gives the focus back', async () => {
    const place = document.body.appendChild(document.createElement('button'))
    await show(<Part />)
    place.focus()
    await press('button', 'Open')
    find('field', 'Name').focus()
    await show(null)
    expect(document.activeElement).toBe(place)
  })
})

describe('a drawer that is seen before it is modal', () => {
  beforeEach(() => {
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':modal' ? modal.includes(this as HTMLDialogElement) : matches.call(this, selector)
    })
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const paint = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)))

  it('is modal once it is drawn', async () => {
    await show(<Part isSeenFirst hasFirst />)
    await openByKey()
    expect([dialog().open, modal.length]).toEqual([true, 0])
    await paint()
    expect([dialog().open, modal.length, focused()]).toEqual([true, 1, 'Name'])
  })

  it('shut before that never becomes modal, and the focus is where it was', async () => {
    await show(<Part isSeenFirst />)
    await openByKey()
    await press('button', 'Shut')
    await paint()
    expect([dialog().open, modal.length, focused()]).toEqual([false, 0, 'Open'])
  })

  it('shuts by Escape from the first moment on, and only once', async () => {
    await show(<Part isSeenFirst />)
    await openByKey()
    await pressKey(document, 'Escape')
    await paint()
    expect([dialog().open, modal.length, closed.mock.calls.length, focused()]).toEqual([false, 0, 1, 'Open'])
    await pressKey(document, 'Escape')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('leaves whoever was quick where they are', async () => {
    await show(<Part isSeenFirst />)
    await openByKey()
    find('button', 'Shut').focus()
    await paint()
    expect(focused()).toBe('Shut')
    await press('button', 'Shut')
    expect(focused()).toBe('Open')
  })
})

function Question() {
  const [isAsking, setAsking] = useState(false)
  useFocusBack(isAsking)
  return (
    <div>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {isAsking && (
        <div role="alertdialog" onKeyDown={onEscape(() => setAsking(false))}>
          <input aria-label="Answer" />
        </div>
      )}
      <button type="button" onClick={() => setAsking(false)}>
        Elsewhere
      </button>
    </div>
  )
}

describe('a question inside a drawer', () => {
  beforeEach(async () => {
    // As the drawer around it would.
    document.body.addEventListener('keydown', closed)
    await show(<Question />)
    find('button', 'Ask').focus()
    await press('button', 'Ask')
    find('field', 'Answer').focus()
  })

  afterEach(() => document.body.removeEventListener('keydown', closed))

  it('goes by Escape, the drawer around it stays, and the focus is not lost', async () => {
    const mayGoOn = await pressKey(find('field', 'Answer'), 'Escape')
    expect([has('dialog'), closed.mock.calls.length, mayGoOn, focused()]).toEqual([false, 0, false, 'Ask'])
  })

  it('leaves other keys to whom they are for', async () => {
    expect(await pressKey(find('field', 'Answer'), 'Enter')).toBe(true)
    expect(has('dialog')).toBe(true)
  })

  it('does not take the focus from where somebody has gone meanwhile', async () => {
    find('button', 'Elsewhere').focus()
    await press('button', 'Elsewhere')
    expect([has('dialog'), focused()]).toEqual([false, 'Elsewhere'])
  })
})
