import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAddressChange } from './use-address-change.ts'

const onChange = vi.fn()
function Panel() {
  useAddressChange(onChange)
  return null
}

/** The browser is there at once; the page is drawn later. */
const leadsTo = (path: string) => history.replaceState(null, '', path)
const router = () =>
  createMemoryRouter([{ path: '*', element: <Panel /> }], { initialEntries: ['/us/women'] })
type Router = ReturnType<typeof router>
const arrives = (at: Router, path: string) => act(() => at.navigate(path))
async function opens(): Promise<Router> {
  const made = router()
  await act(async () => createRoot(document.createElement('div')).render(<RouterProvider router={made} />))
  return made
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onChange.mockClear()
  leadsTo('/us/women')
})

it('what lies over a page goes with it', async () => {
  const page = await opens()
  leadsTo('/us/jackets')
  await arrives(page, '/us/jackets')
  expect(onChange).toHaveBeenCalledOnce()
})

it('a search opened while the next page was still being drawn is not shut by its arrival', async () => {
  leadsTo('/us/jackets')
  const page = await opens()
  await arrives(page, '/us/jackets')
  expect(onChange).not.toHaveBeenCalled()
  leadsTo('/us/women')
  await arrives(page, '/us/women')
  expect(onChange).toHaveBeenCalledOnce()
})
