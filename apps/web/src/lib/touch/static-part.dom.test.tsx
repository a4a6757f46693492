import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press, settled } from '#web/engine/testing/find.ts'
import { staticPart } from './static-part.tsx'

const touch = vi.hoisted(() => ({ wake: undefined as (() => Promise<unknown>) | undefined }))
vi.mock('./when-arrived.ts', () => ({
  fetchAhead: (fetch: () => Promise<unknown>) => (touch.wake = fetch),
}))

let place: HTMLElement
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Letters({ shop }: { shop: string }) {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState('nothing')
  return (
    <footer>
      <details>
        <summary>Country</summary>
      </details>
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button type="button">Nothing</button>
      <button type="button" onClick={() => setSent(`${email} to ${shop}`)}>
        <b>Send</b>
      </button>
      <output>{sent}</output>
    </footer>
  )
}
const HTML =
  '<footer><details><summary>Country</summary></details><input name="email" value="">' +
  '<button type="button">Nothing</button><button type="button"><b>Send</b></button><output>nothing</output></footer>'

/** The page as a server wrote it, its footer included. */
async function opened(load = vi.fn(async () => Letters)) {
  const Part = staticPart(load)
  const page = (shop: string) => (
    <main>
      <Part shop={shop} />
    </main>
  )
  place.innerHTML = `<main><div class="part">${HTML}</div></main>`
  root = await act(async () => hydrateRoot(place, page('us')))
  return { load, show: (shop: string) => act(async () => root.render(page(shop))) }
}
const the = <One extends Element>(selector: string) => place.querySelector(selector) as One
const email = () => the<HTMLInputElement>('input')
const sent = () => the('output').textContent
const touched = () => act(async () => void (await touch.wake?.()))

describe('a part that nobody has touched', () => {
  it('stays as the server wrote it, and its code is not asked for', async () => {
    const { load } = await opened()
    await settled()
    expect([place.querySelector('main > div')?.innerHTML, load.mock.calls.length]).toEqual([HTML, 0])
  })

  it('does not keep the page around it from changing', async () => {
    const { show } = await opened()
    await show('de')
    expect(sent()).toBe('nothing')
    await touched()
    await press('button', 'Send')
    expect(sent()).toBe(' to de')
  })
})

describe('a part that comes alive', () => {
  it('keeps what was typed, opened and looked at, and does what was pressed, once', async () => {
    const { load } = await opened()
    email().value = 'anna@example.com'
    email().focus()
    the<HTMLDetailsElement>('details').open = true
    the<HTMLElement>('b').click()
    expect([sent(), the<HTMLElement>('main > div').dataset.held]).toEqual(['nothing', ''])
    await settled()
    expect([email().value, document.activeElement]).toEqual(['anna@example.com', email()])
    expect(the<HTMLDetailsElement>('details').open).toBe(true)
    expect([sent(), load.mock.calls.length]).toEqual(['anna@example.com to us', 1])
    await press('button', 'Send')
    expect(the<HTMLElement>('main > div').dataset.held).toBeUndefined()
  })

  it('stays as it is under a finger, whose press would come to nothing', async () => {
    await opened()
    const country = the<HTMLElement>('summary')
    country.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await settled()
    expect(country.isConnected).toBe(true)
    country.dispatchEvent(new Event('pointerup', { bubbles: true }))
    await settled()
    expect(country.isConnected).toBe(true)
    country.click()
    await settled()
    expect([country.isConnected, the<HTMLDetailsElement>('details').open]).toEqual([false, true])
    await press('button', 'Send')
    expect(sent()).toBe(' to us')
  })

  it('is drawn though nothing was pressed where the finger went up, and stays while a key is down', async () => {
    await opened()
    const country = the<HTMLElement>('summary')
    country.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    await touched()
    expect(country.isConnected).toBe(true)
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }))
    await vi.waitFor(async () => {
      await settled()
      expect(country.isConnected).toBe(false)
    })
  })

  it('waits for a line that is gone, and for nobody else', async () => {
    const load = vi.fn(async () => Letters)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await opened(load)
    await touched()
    the<HTMLElement>('b').click()
    expect(sent()).toBe('nothing')
    await act(async () => void dispatchEvent(new Event('online')))
    await settled()
    expect(sent()).toBe(' to us')
  })

  it('on a page that came without it is drawn at once', async () => {
    const Part = staticPart(async () => Letters)
    place.innerHTML = '<main></main>'
    root = await act(async () => hydrateRoot(place, <main />))
    await act(async () =>
      root.render(
        <main>
          <Part shop="us" />
        </main>,
      ),
    )
    await settled()
    await press('button', 'Send')
    expect(sent()).toBe(' to us')
  })
})
