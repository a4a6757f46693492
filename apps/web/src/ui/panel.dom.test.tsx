import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Panel } from './panel.tsx'
import { ShopProvider } from './shop-context.tsx'
import { stubDialog } from './testing/stub-dialog.ts'

const t: Translate = (key) => key
let root: Root
let modal: HTMLDialogElement[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  modal = stubDialog()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draw = (side: 'left' | 'right' | 'sheet', isOpen: boolean, onClose: () => void = () => undefined) =>
  act(() =>
    root.render(
      <ShopProvider store={aStoreView()} t={t}>
        <Panel isOpen={isOpen} onClose={onClose} title="Bag" side={side}>
          <input aria-label="a line" onKeyDown={(event) => event.preventDefault()} />
        </Panel>
      </ShopProvider>,
    ),
  )
const dialog = () => document.querySelector('dialog')
const line = () => document.querySelector('input')
const untilPainted = () => act(() => vi.advanceTimersByTime(100))

it('the head and the foot of a drawer were read out as a second banner and the page’s own foot', () => {
  act(() =>
    root.render(
      <ShopProvider store={aStoreView()} t={t}>
        <Panel isOpen onClose={() => undefined} title="Bag" side="right" foot={<a href="/checkout">on</a>}>
          lines
        </Panel>
      </ShopProvider>,
    ),
  )
  expect(dialog()?.textContent).toContain('on')
  expect(dialog()?.querySelectorAll('header, footer')).toHaveLength(0)
})

describe.each(['left', 'right'] as const)('a drawer at the %s', (side) => {
  it('is seen first; then it takes the focus, and the page rests', () => {
    draw(side, true)
    expect(dialog()?.open).toBe(true)
    expect(modal).toEqual([])
    untilPainted()
    expect(modal).toEqual([dialog()])
    expect(document.activeElement?.textContent).toBe('Bag')
  })

  it('closed before its frame is painted never becomes modal', () => {
    draw(side, true)
    draw(side, false)
    untilPainted()
    expect(dialog()?.open).toBe(false)
    expect(modal).toEqual([])
  })

  it('hears an Escape that comes before its frame is painted', () => {
    const onClose = vi.fn()
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    draw(side, true, onClose)
    line()?.focus()
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    expect(onClose).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(opener)
    draw(side, false, onClose)
    untilPainted()
    expect(dialog()?.open).toBe(false)
    expect(modal).toEqual([])
  })

  it('left by Escape and opened again before the browser says it closed stays open', () => {
    const onClose = vi.fn()
    draw(side, true, onClose)
    untilPainted()
    act(() => void dialog()?.dispatchEvent(new Event('cancel')))
    expect(onClose).toHaveBeenCalledOnce()
    draw(side, false, onClose)
    draw(side, true, onClose)
    act(() => void dialog()?.dispatchEvent(new Event('close')))
    expect(onClose).toHaveBeenCalledOnce()
    expect(dialog()?.open).toBe(true)
  })

  it('leaves the focus where a quick hand put it before its frame is painted', () => {
    draw(side, true)
    line()?.focus()
    untilPainted()
    expect(modal).toEqual([dialog()])
    expect(document.activeElement).toBe(line())
  })

  it('gives the focus back to what opened it, also when a quick hand was in it early', () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    draw(side, true)
    line()?.focus()
    untilPainted()
    draw(side, false)
    expect(document.activeElement).toBe(opener)
  })

  it('stays when a part of it answered the Escape that came before its frame is painted', () => {
    const onClose = vi.fn()
    draw(side, true, onClose)
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    act(() => void line()?.dispatchEvent(key))
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog()?.open).toBe(true)
  })
})

it('a field that waits for words takes the first letter, before its frame is painted and after', () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const search = (isOpen: boolean) =>
    act(() =>
      root.render(
        <ShopProvider store={aStoreView()} t={t}>
          <Panel isOpen={isOpen} isSeenFirst onClose={() => undefined} title="Search" side="wide">
            <input data-autofocus />
          </Panel>
        </ShopProvider>,
      ),
    )
  search(true)
  expect([modal, document.activeElement]).toEqual([[], line()])
  untilPainted()
  expect([modal, document.activeElement]).toEqual([[dialog()], line()])
  search(false)
  expect(document.activeElement).toBe(opener)
})

it('a sheet, which the page may hold anywhere, is modal from the first frame', () => {
  draw('sheet', true)
  expect(modal).toEqual([dialog()])
})

it('a page nobody looks at draws no frame, and its drawer becomes modal all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  draw('right', true)
  act(() => vi.advanceTimersByTime(1_000))
  expect(modal).toEqual([dialog()])
})
