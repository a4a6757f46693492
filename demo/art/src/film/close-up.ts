import sharp, { type Sharp } from 'sharp'
import { toWebm } from './to-webm.ts'

export const FILM = { width: 480, height: 596 } as const
/** The picture a film is made of is larger, so that the near end is as sharp as the far one. */
export const FILM_SOURCE = { width: 1200, height: 1490 } as const

const FRAMES_PER_SECOND = 10
const SECONDS = 4
const NEAREST = 2.2
/** A little above the middle: where collars, seams and knots are. */
const FOCUS = { x: 0.5, y: 0.42 }
const QUALITY = 50

/** A film that goes slowly up to the cloth and back, so that its end is its beginning. */
export async function closeUp(picture: Sharp): Promise<Buffer> {
  const still = await picture
    .resize({ ...FILM_SOURCE, fit: 'cover' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = still.info
  const frames: Buffer[] = []
  for (let index = 0; index < FRAMES_PER_SECOND * SECONDS; index += 1) {
    const frame = sharp(still.data, { raw: { width, height, channels } })
      .extract(windowAt(index / (FRAMES_PER_SECOND * SECONDS)))
      .resize({ ...FILM, fit: 'fill' })
    frames.push(await frame.webp({ quality: QUALITY, effort: 2 }).toBuffer())
  }
  return toWebm({ frames, ...FILM, framesPerSecond: FRAMES_PER_SECOND })
}

/** What is seen at a share of the whole time; it starts, turns and ends gently. */
function windowAt(share: number) {
  const nearness = (1 - Math.cos(2 * Math.PI * share)) / 2
  const zoom = 1 + (NEAREST - 1) * nearness
  const width = Math.round(FILM_SOURCE.width / zoom)
  const height = Math.round(FILM_SOURCE.height / zoom)
  return {
    width,
    height,
    left: Math.round((FILM_SOURCE.width - width) * FOCUS.x),
    top: Math.round((FILM_SOURCE.height - height) * FOCUS.y),
  }
}
