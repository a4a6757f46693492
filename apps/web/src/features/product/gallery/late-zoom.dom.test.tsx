import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { Gallery } from './gallery.tsx'

const late = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./zoom.tsx', async () => {
  await late.promise
  return { Zoom: ({ first }: { first: number }) => <p>{`large: ${first + 1}`}</p> }
})

const still = (pos: number): MediaEntry => ({
  ...{ image: `/dress-${pos}.jpg`, pos, typ: 'image', lab: null, vid: null },
})

it('"Try again" loaded all of the page anew where the code of the large picture was late: it opens the one that was pressed', async () => {
  HTMLElement.prototype.scrollTo = () => {}
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await openPage(<Gallery name="Linen dress" pictures={[still(1), still(2)]} />, { shop: scriptedEngine() })
  await act(async () => document.querySelectorAll<HTMLButtonElement>('ul button')[1]?.click())
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  const [told] = notices.get()
  await act(async () => told?.action?.onClick())
  vi.useRealTimers()
  late.resolve()
  await vi.waitFor(() => expect(page()).toContain('large: 2'))
})
