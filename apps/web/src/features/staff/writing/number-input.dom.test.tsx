import { type ComponentProps, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { fill, find, press, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { halfTyped } from '#web/lib/form/half-typed.ts'
import { NumberInput } from './number-input.tsx'

type Given = Pick<ComponentProps<typeof NumberInput>, 'kind' | 'required'> & {
  start: number | null
  most?: number
}
let told: (number | null)[] = []
beforeEach(() => {
  told = []
})
function Price({ start, most = Number.POSITIVE_INFINITY, ...given }: Given) {
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberInput
        {...given}
        aria-label="Price"
        value={value}
        onChange={(next) => {
          told.push(next)
          setValue(next === null ? null : Math.min(most, next))
        }}
      />
      <button type="button" onClick={() => setValue(start)}>
        As it was
      </button>
    </>
  )
}
const open = (given: Given, store = 'de') => openPage(<Price {...given} />, { shop: scriptedEngine(), store })
const asked = () => halfTyped(document).map(({ validationMessage }) => validationMessage)

it.each([
  ['de', '49,90'],
  ['us', '49.90'],
  ['ru', '49,90'],
])(
  'a price of 49.90 is written in %s as its reader writes it, not as the browser does',
  async (store, text) => {
    await open({ kind: 'money', start: 49.9 }, store)
    expect([typedIn('Price'), find('field', 'Price').getAttribute('type')]).toEqual([text, null])
  },
)

it('digits on their way to a price stay as they are typed', async () => {
  await open({ kind: 'money', start: null })
  for (const text of ['1', '12', '12,', '12,5', '12,50']) {
    await type('Price', text)
    expect(typedIn('Price')).toBe(text)
  }
  expect(told).toEqual([1, 12, 12.5])
})

it.each(['1.250', '1,250', '1.234,50', '12 €', 'abc', '-5', '1e3'])(
  '%s is no price: it is not told as another, is marked once it is left, and is asked for',
  async (text) => {
    await open({ kind: 'money', start: 40 })
    await type('Price', text)
    expect([told, find('field', 'Price').hasAttribute('aria-invalid')]).toEqual([[], false])
    await fill('Price', text)
    expect(find('field', 'Price').getAttribute('aria-invalid')).toBe('true')
    expect([typedIn('Price'), asked()]).toEqual([
      text,
      ['Two decimals at most and no other signs, such as 1250.50.'],
    ])
    await type('Price', '45')
    expect([told, asked(), find('field', 'Price').hasAttribute('aria-invalid')]).toEqual([[45], [], false])
  },
)

it('emptied, it is told; one that is needed is not, and is asked for', async () => {
  await open({ kind: 'money', start: 40 })
  await type('Price', '')
  expect([told, asked(), typedIn('Price')]).toEqual([[null], [], ''])
})

it('pieces emptied to type another number are not told as none', async () => {
  await open({ kind: 'whole', start: 3, required: true })
  await type('Price', '')
  expect([told, asked(), typedIn('Price')]).toEqual([[], ['A whole number, such as 12.'], ''])
  await type('Price', '2,5')
  expect([told, asked()]).toEqual([[], ['A whole number, such as 12.']])
  await type('Price', '12')
  expect([told, asked()]).toEqual([[12], []])
})

it('what is taken back, and what is more than there may be, stands there as it counts', async () => {
  await open({ kind: 'decimal', start: 2.5, most: 600 })
  await type('Price', '700')
  expect(typedIn('Price')).toBe('600')
  await type('Price', '0,25')
  await press('button', 'As it was')
  expect([typedIn('Price'), told]).toEqual(['2,5', [700, 0.25]])
})

it.each([
  ['money', 33.3333],
  ['decimal', 0.12345678],
  ['decimal', 40_063_813_339_310_000],
] as const)(
  'a number of %s that came with a catalogue, %s, kept all else from being saved',
  async (...of) => {
    const [kind, start] = of
    await open({ kind, start })
    const stands = typedIn('Price')
    await type('Price', `${stands}x`)
    expect(asked()).toHaveLength(1)
    await type('Price', stands)
    expect([asked(), told]).toEqual([[], []])
  },
)

it('the thirteen digits of a barcode are a number', async () => {
  await open({ kind: 'decimal', start: null })
  await type('Price', '4006381333931')
  expect([told, asked()]).toEqual([[4_006_381_333_931], []])
})
