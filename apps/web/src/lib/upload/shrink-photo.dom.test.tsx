import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { shrinkPhoto } from './shrink-photo.ts'

type Drawn = { width: number; height: number; type: string }
let drawn: Drawn[]
const closed = vi.fn()
const opened = vi.fn()
/** A browser that reads pictures, this one of these sides. */
function reads(width: number, height: number) {
  opened.mockImplementation(async () => ({ width, height, close: closed }))
}
beforeEach(() => {
  drawn = []
  for (const one of [closed, opened]) one.mockReset()
  vi.stubGlobal('createImageBitmap', opened)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
  ) {
    drawn.push({ width: this.width, height: this.height, type })
    done(new Blob(['jpeg']))
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
})
const photo = new File(['photo'], 'IMG_1.heic')

it.each([
  ['a phone’s photo', 4032, 3024, 2000, 1500],
  ['one taken upright', 3024, 4032, 1500, 2000],
  ['one that is small', 640, 480, 640, 480],
  ['a strip', 12_000, 3, 2000, 1],
])('%s of %i × %i is sent as one of %i × %i', async (...[, width, height, toWidth, toHeight]) => {
  reads(width, height)
  expect(await shrinkPhoto(photo)).toBeInstanceOf(Blob)
  expect(drawn).toEqual([{ width: toWidth, height: toHeight, type: 'image/jpeg' }])
})

it('stands upright however the phone was held', async () => {
  reads(10, 10)
  await shrinkPhoto(photo)
  expect(opened).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' })
})

it('one after the other they do not fill the memory of a phone', async () => {
  reads(10, 10)
  for (const _ of [1, 2, 3]) await shrinkPhoto(photo)
  expect(closed).toHaveBeenCalledTimes(3)
})

it('what is no picture is none, and no fault', async () => {
  opened.mockRejectedValue(new DOMException('not a picture', 'InvalidStateError'))
  expect([await shrinkPhoto(photo), drawn]).toEqual([undefined, []])
})

it('a picture the browser could not write is none', async () => {
  reads(10, 10)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  expect(await shrinkPhoto(photo)).toBeUndefined()
})
