import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bufferPresses } from './buffer-presses.ts'
import { useEarlyPresses } from './early-presses.ts'
import { replayTyped } from './replay-typed.ts'

let place: HTMLElement
let root: Root

function Letters() {
  const [email, setEmail] = useState('')
  const [isWeekly, setWeekly] = useState(false)
  const [language, setLanguage] = useState('en')
  const [sent, setSent] = useState<string[]>([])
  return (
    <form>
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input type="checkbox" checked={isWeekly} onChange={(event) => setWeekly(event.target.checked)} />
      <select value={language} onChange={(event) => setLanguage(event.target.value)}>
        <option>en</option>
        <option>uk</option>
      </select>
      <button type="button" onClick={() => setSent([...sent, `${email} ${isWeekly} ${language}`])}>
        <b>Send</b>
      </button>
      <output>{sent.join('; ')}</output>
    </form>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Letters />)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const the = <One extends Element>(selector: string) => place.querySelector(selector) as One
const comesAlive = () => act(() => (root = hydrateRoot(place, <Letters />)))
const sent = () => the('output').textContent

describe('a form that is used before its code has come', () => {
  it('hears of what was typed, ticked and chosen, and does what was pressed, once', async () => {
    const release = bufferPresses(place)
    the<HTMLInputElement>('input[name=email]').value = 'anna@example.com'
    the<HTMLInputElement>('input[type=checkbox]').click()
    the<HTMLSelectElement>('select').value = 'uk'
    the<HTMLElement>('b').click()
    the<HTMLElement>('button').click()
    expect(place.dataset.held).toBe('')
    comesAlive()
    expect(sent()).toBe('')
    await act(() => replayTyped(place))
    act(release)
    expect(sent()).toBe('anna@example.com true uk')
    expect(the<HTMLInputElement>('input[name=email]').value).toBe('anna@example.com')
    expect(place.dataset.held).toBeUndefined()
  })

  it('listens as ever afterwards', () => {
    const release = bufferPresses(place)
    comesAlive()
    act(release)
    act(() => the<HTMLElement>('button').click())
    act(() => the<HTMLElement>('button').click())
    expect(sent()).toBe(' false en;  false en')
  })

  it('stays as it is when nobody touched it', async () => {
    comesAlive()
    const heard = vi.fn()
    place.addEventListener('input', heard)
    place.addEventListener('change', heard)
    await act(() => replayTyped(place))
    expect(heard).not.toHaveBeenCalled()
  })
})

function Answers() {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  return ['name', 'email'].map((name) => (
    <input
      key={name}
      name={name}
      value={answers[name] ?? ''}
      onChange={(event) => setAnswers({ ...answers, [name]: event.target.value })}
    />
  ))
}

function Page() {
  useEarlyPresses()
  return <Answers />
}

it('of two answers of one form typed before it listened the first was lost', async () => {
  const field = (name: string) => the<HTMLInputElement>(`input[name=${name}]`)
  place.innerHTML = renderToString(<Page />)
  field('name').value = 'Eve'
  field('email').value = 'eve@example.com'
  await act(async () => (root = hydrateRoot(place, <Page />)))
  expect([field('name').value, field('email').value]).toEqual(['Eve', 'eve@example.com'])
})

it('the caret went to the end of what was typed as its part came to listen, and a word half composed was cut off', async () => {
  const email = () => the<HTMLInputElement>('input[name=email]')
  email().focus()
  email().value = 'ann@example.com'
  email().setSelectionRange(3, 3)
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  const written = vi.fn()
  comesAlive()
  vi.spyOn(HTMLInputElement.prototype, 'value', 'set').mockImplementation(function (this: unknown, text) {
    written(text)
    set?.call(this, text)
  })
  await act(() => replayTyped(place))
  vi.restoreAllMocks()
  expect([email().value, email().selectionStart, written.mock.calls]).toEqual(['ann@example.com', 3, []])
  act(() => the<HTMLElement>('button').click())
  expect(sent()).toBe('ann@example.com false en')
})

type Left = (name: string, fields: object) => void
function Price({ onLeave }: { onLeave: Left }) {
  return (
    <form
      onBlur={({ target, currentTarget }) =>
        onLeave(target.name, Object.fromEntries(new FormData(currentTarget)))
      }
    >
      <input name="from" defaultValue="" />
      <input name="to" defaultValue="" />
    </form>
  )
}

it('a price typed and left before the list listened was looked for only when it was left once more', async () => {
  const left = vi.fn<Left>()
  const price = <Price onLeave={left} />
  place.innerHTML = renderToString(price)
  the<HTMLInputElement>('input[name=from]').value = '20'
  the<HTMLInputElement>('input[name=to]').value = '90'
  the<HTMLInputElement>('input[name=to]').focus()
  root = await act(async () => hydrateRoot(place, price))
  await act(() => replayTyped(place))
  expect(left.mock.calls).toEqual([['from', { from: '20', to: '90' }]])
})
