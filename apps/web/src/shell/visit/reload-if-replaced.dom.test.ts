import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteTyped, reloadIfReplaced } from './reload-if-replaced.ts'

const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  addEventListener('input', noteTyped, { capture: true })
})
afterEach(() => {
  removeEventListener('input', noteTyped, { capture: true })
  vi.unstubAllGlobals()
  reload.mockClear()
  document.body.replaceChildren()
})

function type(html: string): void {
  document.body.innerHTML = html
  document.querySelector('input, textarea')?.dispatchEvent(new Event('input', { bubbles: true }))
}

it.each(['<textarea></textarea>', '<input>', '<input type="email">'])(
  'a page whose build was replaced loaded itself anew while somebody wrote in %s, and the words were gone',
  async (field) => {
    history.replaceState(null, '', `/us/typed-${field.length}`)
    type(field)
    await reloadIfReplaced('/assets/entry.js', reload)
    expect(reload).not.toHaveBeenCalled()
    history.replaceState(null, '', '/us/women')
    await reloadIfReplaced('/assets/entry.js', reload)
    expect(reload).toHaveBeenCalledOnce()
  },
)

it.each(['<input type="radio">', '<input type="search">', '<form data-kept><textarea></textarea></form>'])(
  'it does so where nothing is lost by it: %s',
  async (field) => {
    history.replaceState(null, '', `/us/kept-${field.length}`)
    type(field)
    await reloadIfReplaced('/assets/entry.js', reload)
    expect(reload).toHaveBeenCalledOnce()
  },
)

it.each([
  ['is still there', async () => new Response(null)],
  ['cannot be asked for', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('not where the build %s', async (...[, answer]) => {
  vi.stubGlobal('fetch', answer)
  await reloadIfReplaced('/assets/entry.js', reload)
  expect(reload).not.toHaveBeenCalled()
})
