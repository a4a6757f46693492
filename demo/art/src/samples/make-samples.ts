// npm run samples -w @vitrine/art -- <folder>: draws every sample and one contact sheet, and says how long each took.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawPicture } from '../draw-picture.ts'
import { SAMPLE_SPECS } from './sample-specs.ts'

const SIZE = { width: 600, height: 744 }
const TILE = { width: 300, height: 372 }
const COLUMNS = 6

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder to draw into: npm run samples -w @vitrine/art -- <folder>')
await mkdir(folder, { recursive: true })

const tiles: Buffer[] = []
for (const [name, spec] of Object.entries(SAMPLE_SPECS)) {
  await drawPicture(spec, SIZE)
  const start = performance.now()
  const { data, ...raw } = await drawPicture(spec, SIZE)
  const tookMs = Math.round(performance.now() - start)
  const image = sharp(data, { raw })
  const { size } = await image
    .clone()
    .webp({ quality: 86, smartSubsample: true })
    .toFile(path.join(folder, `${name}.webp`))
  tiles.push(await image.resize(TILE.width, TILE.height).png().toBuffer())
  console.log(
    `${name.padEnd(16)} ${String(tookMs).padStart(4)} ms ${String(Math.round(size / 1024)).padStart(4)} kB`,
  )
}

const rows = Math.ceil(tiles.length / COLUMNS)
await sharp({
  create: { width: TILE.width * COLUMNS, height: TILE.height * rows, channels: 3, background: '#EFECE6' },
})
  .composite(
    tiles.map((input, i) => ({
      input,
      left: (i % COLUMNS) * TILE.width,
      top: Math.floor(i / COLUMNS) * TILE.height,
    })),
  )
  .webp({ quality: 84 })
  .toFile(path.join(folder, 'contact-sheet.webp'))
