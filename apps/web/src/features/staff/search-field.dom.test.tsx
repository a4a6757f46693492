import { act } from 'react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, press, settled, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useAddress } from './frame/use-address.ts'
import { SearchField } from './search-field.tsx'

function Room() {
  const { params, change } = useAddress()
  return (
    <>
      <SearchField label="Search" value={params.get('q') ?? ''} onChange={(q) => change({ q })} />
      <Link to="?q=bonn&view=open">Bonn, open</Link>
      <Link to="?">All</Link>
    </>
  )
}

let follow: (words: string) => void = () => undefined
/** Whose list comes when the test says so. */
function Slow() {
  const { params, change } = useAddress()
  follow = (q) => change({ q })
  return <SearchField label="Search" value={params.get('q') ?? ''} onChange={() => undefined} />
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())
const rest = async () => {
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await settled()
}
const open = (address = '/admin/orders') => openPage(<Room />, { shop: scriptedEngine(), address })

it('is asked once the hand rests, not after each letter', async () => {
  const asked: string[] = []
  await openPage(<SearchField label="Search" value="" onChange={(words) => asked.push(words)} />, {
    shop: scriptedEngine(),
  })
  for (const words of ['b', 'be', 'ber', 'berg ']) await type('Search', words)
  expect(asked).toEqual([])
  await rest()
  expect(asked).toEqual(['berg'])
})

it('a kept view that is opened says in the field what it searches for', async () => {
  const { address } = await open()
  await type('Search', 'berg')
  await rest()
  await press('link', 'Bonn, open')
  expect([typedIn('Search'), address()]).toEqual(['bonn', '/admin/orders?q=bonn&view=open'])
  await press('link', 'All')
  expect(typedIn('Search')).toBe('')
})

it('what was typed just before another view is opened does not come after it', async () => {
  const { address } = await open()
  await type('Search', 'berg')
  await press('link', 'Bonn, open')
  await rest()
  expect([typedIn('Search'), address()]).toEqual(['bonn', '/admin/orders?q=bonn&view=open'])
})

it('a blank typed between two words is not taken away by what was found for the first', async () => {
  const { address } = await open()
  await type('Search', 'anna ')
  await rest()
  expect([typedIn('Search'), address()]).toEqual(['anna ', '/admin/orders?q=anna'])
})

it('what is typed on while the list follows slowly stays', async () => {
  await openPage(<Slow />, { shop: scriptedEngine(), address: '/admin/orders' })
  await type('Search', 'be')
  await rest()
  await type('Search', 'berg')
  await rest()
  await act(async () => follow('be'))
  await settled()
  expect(typedIn('Search')).toBe('berg')
  await act(async () => follow('berg'))
  await settled()
  expect([typedIn('Search'), find('field', 'Search').getAttribute('type')]).toEqual(['berg', 'search'])
})
