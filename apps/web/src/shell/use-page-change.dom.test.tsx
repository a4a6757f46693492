import { act, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, press, settled } from '#web/engine/testing/find.ts'
import { isNavigating } from '#web/lib/touch/when-arrived.ts'
import { useModal } from '#web/ui/focus/use-modal.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { usePageChange } from './use-page-change.ts'

let arrive: () => void
let leave: () => void
const changed = vi.fn()

let goBack: () => Promise<void>

/** As a browser has it: beyond a modal dialog nothing takes the focus. */
function holdFocus(): void {
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    const open = document.querySelector('dialog[open]')
    if (!open || open.contains(this)) focus.call(this, options)
  })
}

function Frame() {
  const [isOpen, setOpen] = useState(false)
  usePageChange(() => {
    changed()
    setOpen(false)
  })
  const dialog = useModal({ isOpen, onClose: () => setOpen(false) })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <dialog {...dialog}>
        <button type="button" data-autofocus>
          Shut
        </button>
      </dialog>
      <Link to="/women">Women</Link>
      <Link to="/?colour=red">Red</Link>
      <Link to="/cart">Bag</Link>
      <Link to="/order">Order</Link>
      <Link to="/posts">Posts</Link>
      <Link to="/drawer">Drawer</Link>
      <input aria-label="Search" />
      <main>
        <Outlet />
      </main>
    </>
  )
}

/** Asks for what it shows once it is there. */
let showOrder: () => void
function Order() {
  const [isHere, setHere] = useState(false)
  showOrder = () => setHere(true)
  return isHere ? <h1>Order 1</h1> : <p>…</p>
}

/** Is headed at once, and anew with the answer. */
let showPosts: () => void
function Posts() {
  const [isHere, setHere] = useState(false)
  showPosts = () => setHere(true)
  return isHere ? <h1 key="all">19 posts</h1> : <h1 key="none">Posts</h1>
}

/** Opens beside what was there, and leads into itself. */
function Drawer() {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <>
      <h1>Home</h1>
      <h2 ref={head} tabIndex={-1}>
        Order 5
      </h2>
    </>
  )
}

beforeEach(async () => {
  stubDialog()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const late = new Promise<null>((done) => {
    arrive = () => done(null)
  })
  const children = [
    { index: true, loader: () => null, element: <h1>Home</h1> },
    { path: 'order', element: <Order /> },
    { path: 'posts', element: <Posts /> },
    { path: 'drawer', element: <Drawer /> },
    { path: 'cart', element: <h1>Your bag</h1> },
    { path: 'women', loader: () => late, element: <h1>Women's clothes</h1> },
  ]
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  goBack = async () => {
    await act(() => router.navigate(-1))
    await settled()
  }
  leave = () => {
    act(() => root.unmount())
    router.dispose()
  }
})
afterEach(() => {
  leave()
  document.body.replaceChildren()
  changed.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As a press in a browser does: what is pressed has the focus. */
async function follows(name: string): Promise<void> {
  act(() => find('link', name).focus())
  await press('link', name)
}
async function pageArrives(): Promise<void> {
  await act(async () => arrive())
  await settled()
}

it('a page that was asked for is on its way until it is there', async () => {
  expect(isNavigating.get()).toBe(false)
  await press('link', 'Women')
  expect(isNavigating.get()).toBe(true)
  await act(async () => arrive())
  await settled()
  expect(isNavigating.get()).toBe(false)
})

describe('another page', () => {
  it('takes the focus to its heading', async () => {
    await follows('Women')
    expect(document.activeElement).toBe(find('link', 'Women'))
    await pageArrives()
    expect(document.activeElement).toBe(find('heading', "Women's clothes"))
    expect(changed).toHaveBeenCalledOnce()
  })

  it('leaves whoever has gone on to a field meanwhile where they type', async () => {
    await follows('Women')
    act(() => find('field', 'Search').focus())
    await pageArrives()
    expect(document.activeElement).toBe(find('field', 'Search'))
    expect(changed).toHaveBeenCalledOnce()
  })
})

it('Back with the menu open went to its button, not to the heading of the page', async () => {
  await follows('Bag')
  act(() => find('button', 'Menu').focus())
  await press('button', 'Menu')
  holdFocus()
  expect(document.activeElement).toBe(find('button', 'Shut'))
  await goBack()
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(document.activeElement).toBe(find('heading', 'Home'))
})

it('another filter leaves the focus where it was pressed', async () => {
  await follows('Red')
  expect(document.activeElement).toBe(find('link', 'Red'))
  expect(changed).not.toHaveBeenCalled()
})

it('a page that is there at once takes the focus, whatever was asked for before it', async () => {
  await follows('Red')
  await follows('Bag')
  expect(document.activeElement).toBe(find('heading', 'Your bag'))
})

it('leaves who was led into what opened beside a list there, whatever the heading of the page', async () => {
  await follows('Drawer')
  expect(document.activeElement).toBe(find('heading', 'Order 5'))
})

describe('an order just placed, whose heading comes once the shop has answered', () => {
  it('lost the focus to nothing: its heading takes it when it is there', async () => {
    await follows('Order')
    act(() => (document.activeElement as HTMLElement).blur())
    await act(async () => showOrder())
    expect(document.activeElement).toBe(find('heading', 'Order 1'))
  })

  it('leaves whoever went on to a field meanwhile where they type', async () => {
    await follows('Order')
    act(() => find('field', 'Search').focus())
    await act(async () => showOrder())
    expect(document.activeElement).toBe(find('field', 'Search'))
  })

  it('that was left before takes nothing', async () => {
    await follows('Order')
    await follows('Bag')
    const before = document.activeElement
    await act(async () => document.querySelector('main')?.append(document.createElement('p')))
    expect([before, document.activeElement]).toEqual([find('heading', 'Your bag'), before])
  })
})

describe('a room that heads itself anew with its answer', () => {
  it('lost the focus with its first heading: the second one takes it', async () => {
    await follows('Posts')
    expect(document.activeElement).toBe(find('heading', 'Posts'))
    await act(async () => showPosts())
    expect(document.activeElement).toBe(find('heading', '19 posts'))
  })

  it('leaves whoever went on to a field meanwhile where they type', async () => {
    await follows('Posts')
    act(() => find('field', 'Search').focus())
    await act(async () => showPosts())
    expect(document.activeElement).toBe(find('field', 'Search'))
  })

  it('takes nothing from whoever has been elsewhere since, also where that is gone again', async () => {
    await follows('Posts')
    act(() => find('field', 'Search').focus())
    act(() => find('field', 'Search').blur())
    await act(async () => showPosts())
    expect(document.activeElement).toBe(document.body)
  })
})
