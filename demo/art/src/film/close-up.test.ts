import sharp from 'sharp'
import { expect, test } from 'vitest'
import { closeUp, FILM } from './close-up.ts'
import { vp8Of } from './to-webm.ts'

const CLUSTER = Buffer.from('1f43b675', 'hex')
const TRACKS = Buffer.from('1654ae6b', 'hex')

const paper = () => sharp({ create: { width: 300, height: 372, channels: 4, background: '#b4854f80' } })

test('a film is a WebM of whole VP8 frames, a cluster for each second', async () => {
  const film = await closeUp(paper())
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect(film.includes('V_VP8')).toBe(true)
  expect(film.indexOf(TRACKS)).toBeGreaterThan(0)
  const clusters = film.toString('latin1').split(CLUSTER.toString('latin1')).length - 1
  expect(clusters).toBe(4)
  // Every VP8 key frame says its own size, after three bytes of head and three of mark.
  const frame = film.indexOf(Buffer.from('9d012a', 'hex'))
  expect([film.readUInt16LE(frame + 3), film.readUInt16LE(frame + 5)]).toEqual([FILM.width, FILM.height])
})

test('a picture without a VP8 frame is refused', async () => {
  const lossless = await paper().webp({ lossless: true }).toBuffer()
  expect(() => vp8Of(lossless)).toThrow('no lossy WebP')
})
