import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShopProvider } from '../shop-context.tsx'
import { stubDialog } from '../testing/stub-dialog.ts'
import { PictureViewer } from './picture-viewer.tsx'

/** Every text is told the shop's name; these do not say it. */
const t: Translate = (key, { shop: _, ...values } = {}) =>
  [key, Object.values(values).join('/')].filter(Boolean).join(' ')
let root: Root
let modal: HTMLDialogElement[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  modal = stubDialog()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function look(items: string[], { first = 0, onClose = () => {} } = {}) {
  act(() =>
    root.render(
      <ShopProvider store={aStoreView()} t={t}>
        <PictureViewer label="Shirt" items={items} first={first} onClose={onClose}>
          {(item, index) => (
            <b key={item}>
              {index + 1} {item}
            </b>
          )}
        </PictureViewer>
      </ShopProvider>,
    ),
  )
}
const seen = () => document.querySelector('b')?.textContent
const press = (key: string) =>
  act(
    () =>
      void document
        .querySelector('dialog')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  )
const click = (label: string) =>
  act(() => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click())

it('opens over the page at the picture that was tapped', () => {
  look(['front', 'back', 'side'], { first: 1 })
  expect(modal).toHaveLength(1)
  expect(seen()).toBe('2 back')
  expect(document.querySelector('[role=status]')?.textContent).toBe('product.pictureCount 2/3')
})

it('goes on by keys and buttons, and from the last to the first', () => {
  look(['front', 'back', 'side'], { first: 1 })
  press('ArrowRight')
  expect(seen()).toBe('3 side')
  click('product.nextPicture')
  expect(seen()).toBe('1 front')
  press('ArrowLeft')
  expect(seen()).toBe('3 side')
  press('x')
  expect(seen()).toBe('3 side')
})

it('has no steps for one picture alone', () => {
  look(['front'])
  expect(document.querySelectorAll('button')).toHaveLength(1)
  press('ArrowRight')
  expect(seen()).toBe('1 front')
})

describe('a finger over a large picture', () => {
  const finger = (x: number, y = 0) => ({ clientX: x, clientY: y })
  const touch = (type: string, touches: object[]) =>
    act(() => {
      const event = Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches: touches })
      document.querySelector('b')?.dispatchEvent(event)
    })
  function swipe(from: object[], to: object) {
    touch('touchstart', from)
    touch('touchend', [to])
  }

  it('moved nothing: sideways it goes on, and back', () => {
    look(['front', 'back', 'side'])
    swipe([finger(300)], finger(80))
    expect(seen()).toBe('2 back')
    swipe([finger(80)], finger(300))
    swipe([finger(80)], finger(300))
    expect(seen()).toBe('3 side')
  })

  it.each([
    ['hardly moves', [finger(300)], finger(270)],
    ['goes down more than aside', [finger(300)], finger(240, 90)],
    ['is one of two', [finger(300), finger(100)], finger(80)],
  ])('that %s turns no picture', (_, from, to) => {
    look(['front', 'back', 'side'])
    swipe(from, to)
    expect(seen()).toBe('1 front')
  })

  it('looks about in a picture that is near', () => {
    look(['front', 'back', 'side'])
    const near = document.querySelector('b')?.parentElement as HTMLElement
    Object.defineProperty(near, 'scrollWidth', { configurable: true, value: 900 })
    near.style.overflowX = 'auto'
    swipe([finger(300)], finger(80))
    expect(seen()).toBe('1 front')
  })
})

it('tells when it is closed', async () => {
  const onClose = vi.fn()
  look(['front', 'back'], { onClose })
  click('shell.close')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
