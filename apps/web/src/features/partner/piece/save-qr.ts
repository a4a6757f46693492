import { saveFile } from '#web/lib/download/save-file.ts'

type Code = { size: number; path: string }

const SQUARE = 12
const QUIET = 4

/** Squares of whole pixels, so that a printer blurs none of them. */
export async function saveQr({ size, path }: Code, name: string): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = (size + 2 * QUIET) * SQUARE
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000000'
  pen.scale(SQUARE, SQUARE)
  pen.translate(QUIET, QUIET)
  pen.fill(new Path2D(path))
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (file) saveFile(`${name}-qr.png`, file)
}
