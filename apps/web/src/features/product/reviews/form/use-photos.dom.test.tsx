import { MAX_PHOTOS } from '@vitrine/contract/review'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { usePhotos } from './use-photos.ts'

vi.mock('#web/lib/upload/shrink-photo.ts', () => ({ shrinkPhoto: vi.fn() }))
const shrink = vi.mocked(shrinkPhoto)
/** Addresses of pictures the page still holds in memory. */
const held = new Set<string>()

beforeEach(() => {
  held.clear()
  shrink.mockReset().mockImplementation(async (file) => file)
  let last = 0
  URL.createObjectURL = () => {
    last += 1
    held.add(`blob:${last}`)
    return `blob:${last}`
  }
  URL.revokeObjectURL = (address) => void held.delete(address)
})

const Picker = () => <PhotoPicker {...usePhotos()} />
const open = () => openPage(<Picker />, { shop: scriptedEngine() })
const files = (count: number) => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`))
async function pick(chosen: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nothing to choose photos with')
  Object.defineProperty(input, 'files', { value: chosen, configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
const previews = () => document.querySelectorAll('img').length

describe('photos for a review', () => {
  it('are shown with their number and can be taken away one by one', async () => {
    await open()
    await pick(files(2))
    await press('button', 'Remove photo 1')
    expect([previews(), all('button', /^Remove/).length, held.size]).toEqual([1, 1, 1])
  })

  it(`are ${MAX_PHOTOS} at most: the rest is left out and said, and nothing more can be chosen`, async () => {
    await open()
    await pick(files(MAX_PHOTOS - 2))
    await pick(files(4))
    expect(previews()).toBe(MAX_PHOTOS)
    expect(page()).toContain(`No more than ${MAX_PHOTOS} photos, please.`)
    expect(document.querySelector('input[type=file]')).toBeNull()
    await press('button', 'Remove photo 1')
    expect([page().includes('No more than'), has('button', `Remove photo ${MAX_PHOTOS}`)]).toEqual([
      false,
      false,
    ])
  })

  it('were more than the shop takes where some were chosen while others were still being read', async () => {
    const read = Promise.withResolvers<void>()
    shrink.mockImplementation((file) => read.promise.then(() => file))
    await open()
    await pick(files(6))
    await pick(files(6))
    read.resolve()
    await settled()
    await settled()
    expect(previews()).toBe(MAX_PHOTOS)
  })

  it('a file that is no picture is left out and said; the others stay', async () => {
    shrink.mockImplementation(async (file) => (file.name === '1.jpg' ? undefined : file))
    await open()
    await pick(files(3))
    expect(previews()).toBe(2)
    expect(page()).toContain('not a picture we can read')
  })

  it('are let go of when the page is left', async () => {
    const { leave } = await open()
    await pick(files(3))
    expect(held.size).toBe(3)
    leave()
    expect(held.size).toBe(0)
  })
})
