import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { Stepper } from './stepper.tsx'

const t: Translate = (key, values) => `${key} ${values?.qty}`
const LABELS = { group: 'quantity', less: 'less', more: 'more' }
let root: Root
let chosen: number[]

function Line() {
  const [qty, setQty] = useState(2)
  const onChange = (next: number) => {
    chosen.push(next)
    setQty(next)
  }
  return <Stepper value={qty} max={5} labels={LABELS} onChange={onChange} />
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  chosen = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <ShopProvider store={aStoreView()} t={t}>
        <Line />
      </ShopProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const announced = () => document.querySelector('[role="status"]')?.textContent
const press = (label: string) =>
  act(() => document.querySelector<HTMLElement>(`button[aria-label=${label}]`)?.click())

function type(text: string): void {
  const field = document.querySelector('input')
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  act(() => {
    set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => void field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
}

it('more than there is becomes what there is, not without a word', () => {
  type('999')
  expect(chosen).toEqual([5])
  expect(announced()).toBe('cart.atMost 5')
  type('999')
  expect(chosen).toEqual([5])
  expect(announced()).toBe('cart.atMost 5')
  press('less')
  expect(chosen).toEqual([5, 4])
  expect(announced()).toBe('')
})

it('a quantity that can be had is taken as typed; none, and what is no number, changes nothing', () => {
  type('3')
  type('0')
  type('')
  expect(chosen).toEqual([3])
  expect(announced()).toBe('')
})
