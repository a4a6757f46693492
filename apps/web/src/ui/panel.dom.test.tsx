import type { Translate } from '@vitrine/i18n/create-translate'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultStore } from '#web/lib/store/store-of-path.ts'
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
      <ShopProvider store={defaultStore()} t={t}>
        <Panel isOpen={isOpen} onClose={onClose} title="Bag" side={side}>
          a line
        </Panel>
      </ShopProvider>,
    ),
  )
const dialog = () => document.querySelector('dialog')
const untilPainted = () => act(() => vi.advanceTimersByTime(100))

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
    draw(side, true, onClose)
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    expect(onClose).toHaveBeenCalledOnce()
    draw(side, false, onClose)
    untilPainted()
    expect(dialog()?.open).toBe(false)
    expect(modal).toEqual([])
  })
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
