import { type Segment, segments } from '@vitrine/art/outline/curve'
import type { Outline, Point } from '@vitrine/art/outline/point'
import PDFDocument from 'pdfkit'

const POINTS_PER_MM = 72 / 25.4
/** No file tells when it was made: two of them are the same to the byte. */
const MADE = new Date('2026-01-01T00:00:00Z')

export type Stroke = { width?: number; colour?: string; dash?: readonly [number, number]; fill?: string }
type Letters = {
  size: number
  width?: number
  isBold?: boolean
  colour?: string
  align?: 'left' | 'center' | 'right'
  spacing?: number
}

/** Pages of A4, measured in millimetres from the upper left corner. */
export class Sheet {
  readonly #document
  constructor(title: string) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      lang: 'en',
      info: { Title: title, Author: 'Vitrine', Producer: 'Vitrine', Creator: 'Vitrine', CreationDate: MADE },
    })
  }

  page(): void {
    this.#document.addPage().scale(POINTS_PER_MM)
  }

  /** Answers how high it has become; its size is that of print, in points. */
  write(words: string, [x, y]: Point, { size, width, isBold = false, ...rest }: Letters): number {
    const { colour = '#17150f', align = 'left', spacing = 0 } = rest
    this.#document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size / POINTS_PER_MM)
    const form = { width: width ?? 180, align, characterSpacing: spacing, lineGap: size * 0.06 }
    this.#document.fillColor(colour).text(words, x, y, form)
    return this.#document.heightOfString(words, form)
  }

  curve(outline: Outline, isClosed: boolean, stroke: Stroke = {}): void {
    const curves = segments(outline, isClosed)
    const [first] = curves
    if (!first) return
    this.#document.moveTo(first[0][0], first[0][1])
    for (const one of curves) this.#bend(one)
    if (isClosed) this.#document.closePath()
    this.#ink(stroke)
  }

  path(points: readonly Point[], stroke: Stroke = {}): void {
    for (const [at, [x, y]] of points.entries())
      if (at === 0) this.#document.moveTo(x, y)
      else this.#document.lineTo(x, y)
    this.#ink(stroke)
  }

  circle([x, y]: Point, radius: number, stroke: Stroke = {}): void {
    this.#document.circle(x, y, radius)
    this.#ink(stroke)
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.#document.end()
    for await (const chunk of this.#document) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  #bend([, a, b, to]: Segment): void {
    this.#document.bezierCurveTo(a[0], a[1], b[0], b[1], to[0], to[1])
  }

  #ink({ width = 0.25, colour = '#17150f', dash, fill }: Stroke): void {
    this.#document.lineWidth(width).lineJoin('round')
    if (dash) this.#document.dash(dash[0], { space: dash[1] })
    else this.#document.undash()
    if (fill) this.#document.fillAndStroke(fill, colour)
    else this.#document.stroke(colour)
  }
}
