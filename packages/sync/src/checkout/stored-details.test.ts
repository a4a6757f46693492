import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { storedDetails } from './stored-details.ts'

it('gives typed details back for half an hour after the last change, and forgets them on demand', async () => {
  let now = 0
  const details = storedDetails<{ city: string }>({
    storage: memoryStorage(),
    key: 'us-shop/checkout/details',
    now: () => now,
  })
  await details.keep({ city: 'Berlin' })
  now = 30 * 60_000
  expect(await details.read()).toEqual({ city: 'Berlin' })
  now += 1
  expect(await details.read()).toBeUndefined()

  await details.keep({ city: 'Kyiv' })
  await details.forget()
  expect(await details.read()).toBeUndefined()
})
