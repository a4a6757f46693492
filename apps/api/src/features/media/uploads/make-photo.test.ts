import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { makePhoto } from './make-photo.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-photos-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
function aFile(content: Buffer | string): string {
  count += 1
  const path = join(folder, String(count))
  writeFileSync(path, content)
  return path
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a4b3a' } })
const problemOf = (path: string) =>
  makePhoto(path, { field: 'photos' }).then(
    () => 'none',
    ({ message }: Error) => message,
  )

describe("a visitor's photograph", () => {
  test('becomes a WebP of ours, upright, at most 1600 pixels long, and says nothing of where it was taken', async () => {
    const exif = { IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Artist: 'Ada' } }
    const taken = await picture(3000, 2000)
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const made = await makePhoto(aFile(taken), { field: 'photos' })
    const { format, width, height, exif: left, orientation } = await sharp(made).metadata()
    expect([format, width, height, left, orientation]).toEqual(['webp', 1067, 1600, undefined, undefined])
    expect(made.includes('GPS') || made.includes('Ada')).toBe(false)
  })

  test('is cut to a square where one is wanted', async () => {
    const made = await makePhoto(aFile(await picture(300, 700).png().toBuffer()), { field: 'x', square: 320 })
    const { width, height } = await sharp(made).metadata()
    expect([width, height]).toEqual([320, 320])
  })

  test('nothing of a second file behind the first remains', async () => {
    const page = '<script>alert(1)</script>'
    const both = Buffer.concat([await picture(40, 40).jpeg().toBuffer(), Buffer.from(`${page}PK\x03\x04`)])
    const made = await makePhoto(aFile(both), { field: 'photos' })
    expect(made.includes('script')).toBe(false)
  })

  test.each<[string, () => Promise<Buffer | string> | string]>([
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', () => '<html><body>hello'],
    ['one byte', () => 'x'],
    ['nothing', () => ''],
    ['a GIF', () => picture(40, 40).gif().toBuffer()],
    ['a tiny picture', () => picture(4, 4).png().toBuffer()],
    ['a picture cut short', async () => (await picture(900, 900).png().toBuffer()).subarray(0, 900)],
    ['a header alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString('latin1')],
    ['2.5 thousand million pixels', () => aBomb()],
  ])('%s is refused', async (_, content) => {
    expect(await problemOf(aFile(await content()))).toMatch(/^photos: a file /)
  })
})

/** The head of a PNG of 50,000 by 50,000, with nothing behind it. */
async function aBomb(): Promise<Buffer> {
  const png = await picture(20, 20).png().toBuffer()
  png.writeUInt32BE(50_000, 16)
  png.writeUInt32BE(50_000, 20)
  const crc = (await import('node:zlib')).crc32(png.subarray(12, 29))
  png.writeUInt32BE(crc, 29)
  return png
}
