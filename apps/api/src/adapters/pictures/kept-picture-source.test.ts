// Pictures the staff brought: cut so that what they pointed at stays in sight, in every frame of the shop.
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PhotoStore } from '../photos/photo-store.ts'
import { keptPictureSource } from './kept-picture-source.ts'

const NAME = 'a'.repeat(32)
const MARK = { r: 220, g: 20, b: 20 }
/** Grey, 400 × 200, with a red mark of 40 × 40 around a point of it, told in percent. */
async function aPicture(x: number, y: number): Promise<Buffer> {
  const mark = await sharp({ create: { width: 40, height: 40, channels: 3, background: MARK } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#888888' } })
    .composite([{ input: mark, left: Math.round(x * 3.6), top: Math.round(y * 1.6) }])
    .webp({ lossless: true })
    .toBuffer()
}
let pictures: Record<string, Buffer>
beforeAll(async () => {
  pictures = {
    left: await aPicture(0, 50),
    right: await aPicture(100, 50),
    corner: await aPicture(100, 100),
    inner: await aPicture(42, 50),
  }
})

const sourceOf = (picture: Buffer | undefined) => {
  const asked: string[] = []
  const store = {
    read: async (name: string) => {
      asked.push(name)
      return picture
    },
    has: async (name: string) => {
      asked.push(name)
      return picture !== undefined
    },
  } as unknown as PhotoStore
  return { source: keptPictureSource(store, 'd'), asked }
}

/** Whether the mark is in the frame, and how large the frame came. */
async function look(picture: Buffer | undefined, path: string, frame: { width: number; height: number }) {
  const found = await sourceOf(picture).source.find(path)
  if (!found) return undefined
  const { data, info } = await (await found.open(frame))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let red = 0
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 180 && (data[at + 1] ?? 0) < 90) red += 1
  return { size: `${info.width}×${info.height}`, isSeen: red > 0 }
}

describe('in an upright frame', () => {
  const upright = { width: 60, height: 120 }
  test.each<[picture: string, focus: string, isSeen: boolean]>([
    ['left', '.f0-50', true],
    ['left', '.f100-50', false],
    ['right', '.f100-50', true],
    ['right', '', false],
    ['right', '.f999-50', true],
    ['inner', '', true],
    ['inner', '.f90-50', false],
  ])('the %s mark, pointed at by "%s", is seen: %j', async (name, focus, isSeen) => {
    expect(await look(pictures[name], `d/${NAME}${focus}.webp`, upright)).toEqual({ size: '60×120', isSeen })
  })
})

test('in a wide frame what lies low is seen where it was pointed at', async () => {
  const wide = { width: 160, height: 40 }
  expect(await look(pictures.corner, `d/${NAME}.f100-100.webp`, wide)).toEqual({
    size: '160×40',
    isSeen: true,
  })
  expect(await look(pictures.corner, `d/${NAME}.f100-0.webp`, wide)).toEqual({
    size: '160×40',
    isSeen: false,
  })
})

test('a small picture fills a large frame', async () => {
  expect((await look(pictures.left, `d/${NAME}.webp`, { width: 900, height: 900 }))?.size).toBe('900×900')
})

test('another point is another picture to whoever keeps copies', async () => {
  const { source } = sourceOf(pictures.left)
  const keys = await Promise.all(
    ['', '.f50-50', '.f20-50'].map((focus) => source.find(`d/${NAME}${focus}.webp`)),
  )
  const [middle, told, other] = keys.map((found) => found?.contentKey)
  expect(middle).toBe(told)
  expect(other).not.toBe(middle)
})

test.each([
  `r/${NAME}.webp`,
  `d/${NAME}.f20.webp`,
  `d/${NAME}.f20-1000.webp`,
  `d/${NAME.toUpperCase()}.webp`,
  `d/../d/${NAME}.webp`,
  `/d/${NAME}.webp`,
  `d/${NAME}.jpg`,
  'd/.webp',
])('%s is none of them, and no disk is asked', async (path) => {
  const { source, asked } = sourceOf(pictures.left)
  expect([await source.find(path), asked]).toEqual([undefined, []])
})

test('one whose sizes were made is found while the bucket is away, and the bucket asked once before', async () => {
  const asked: string[] = []
  const answers = [async () => true]
  const away = async () => {
    throw new Error('The bucket does not answer.')
  }
  const has = (name: string) => {
    asked.push(name)
    return (answers.shift() ?? away)()
  }
  const source = keptPictureSource({ has, read: away } as unknown as PhotoStore, 'd')
  const [known, other] = [`${NAME}.webp`, `${'b'.repeat(32)}.webp`]
  for (const name of [known, known, other]) expect(await source.find(`d/${name}`)).toBeDefined()
  expect(asked).toEqual([known, other])
  const found = await source.find(`d/${known}`)
  await expect(found?.open({ width: 60, height: 120 })).rejects.toThrow('does not answer')
})

test('one that is gone from the disk is none', async () => {
  expect(await look(undefined, `d/${NAME}.webp`, { width: 60, height: 120 })).toBeUndefined()
})
