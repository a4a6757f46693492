// News of a day that has begun is shown, though the page of news was made the day before.
import { expect, test } from 'vitest'
import { createDayFollower } from './follow-days.ts'

async function toldAt(...moments: string[]): Promise<string[]> {
  const told: string[] = []
  let moment = ''
  const follow = createDayFollower((tags) => told.push(`${moment} ${tags}`))
  for (moment of moments) await follow({ now: () => new Date(moment) })
  return told
}

test('midnight of a store is told once, also in the night clocks go back in', async () => {
  expect(await toldAt('2026-10-24T21:59:55Z', '2026-10-24T22:00:00Z', '2026-10-24T22:00:05Z')).toEqual([
    '2026-10-24T22:00:00Z cms-news',
  ])
  expect(
    await toldAt(
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T03:59:59Z',
      '2026-10-25T04:00:00Z',
    ),
  ).toEqual(['2026-10-25T04:00:00Z cms-news'])
})

test('a process that has just opened tells nothing, and one that slept through several nights tells them at once', async () => {
  expect(await toldAt('2026-10-24T22:00:00Z')).toEqual([])
  expect(await toldAt('2026-10-20T12:00:00Z', '2026-10-24T12:00:00Z')).toHaveLength(1)
})
