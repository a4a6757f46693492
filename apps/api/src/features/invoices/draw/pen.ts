import PDFDocument from 'pdfkit'
import { type FontName, fontFile, runsOf } from '#api/adapters/fonts/fonts.ts'

export const INK = '#17150f'
export const SECOND = '#575146'
const LINE = '#e2dcd1'
const A4 = { width: 595, height: 842 } as const
export const MARGIN = 56
export const WIDTH = A4.width - 2 * MARGIN
const BOTTOM = A4.height - MARGIN
const LINE_HEIGHT = 1.4
/** After a gap, and between Chinese letters: no line begins with what closes, or ends with what opens. */
const BETWEEN_WORDS =
  /(?<= )|(?<=[\u3000-\u9fff\uff00-\uffef])(?<![（「『《〈【])(?![，。、；：？！）」』》〉】”’…])/u

type Style = { size: number; colour?: string }
type Place = { x: number; width: number; isRight?: boolean }

/** Writes down the page, in fonts that change within a line, and turns it when it is full. */
export class Pen {
  readonly #document
  readonly #opened = new Set<FontName>()
  y = MARGIN

  constructor(title: string) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      info: { Title: title, Producer: 'Vitrine', Creator: 'Vitrine' },
    })
  }

  /** Broken where it is too wide; answers how high it has become. The pen stays where it is. */
  write(text: string, { size, colour = INK }: Style, { x, width, isRight = false }: Place): number {
    const lines = this.#break(text, size, width)
    for (const [at, line] of lines.entries()) {
      let left = isRight ? x + width - this.#widthOf(line, size) : x
      for (const { font, text } of runsOf(line)) {
        // On one base line, whatever the fonts think of their height.
        const base = this.y + (at + 0.75) * size * LINE_HEIGHT
        const form = { lineBreak: false, baseline: 'alphabetic' } as const
        this.#use(font, size).fillColor(colour).text(text, left, base, form)
        left += this.#document.widthOfString(text)
      }
    }
    return lines.length * size * LINE_HEIGHT
  }

  /** How high it will become. */
  heightOf(text: string, { size }: Style, { width }: Place): number {
    return this.#break(text, size, width).length * size * LINE_HEIGHT
  }

  rule(): void {
    const { y } = this
    this.#document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
  }

  /** A row that has no room left begins a new page. */
  keep(height: number): void {
    if (this.y + height <= BOTTOM) return
    this.#document.addPage()
    this.y = MARGIN
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.#document.end()
    for await (const chunk of this.#document) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  #use(font: FontName, size: number) {
    if (!this.#opened.has(font)) this.#document.registerFont(font, fontFile(font))
    this.#opened.add(font)
    return this.#document.font(font).fontSize(size)
  }

  #widthOf(text: string, size: number): number {
    return runsOf(text).reduce((sum, run) => sum + this.#use(run.font, size).widthOfString(run.text), 0)
  }

  /** A word wider than the line is cut. */
  #break(text: string, size: number, width: number): string[] {
    const lines = ['']
    for (const word of text.split(BETWEEN_WORDS).flatMap((word) => this.#cut(word, size, width))) {
      const line = lines.at(-1) ?? ''
      if (line === '' || this.#widthOf((line + word).trimEnd(), size) <= width)
        lines[lines.length - 1] = line + word
      else lines.push(word)
    }
    return lines.map((line) => line.trimEnd())
  }

  #cut(word: string, size: number, width: number): string[] {
    if (this.#widthOf(word, size) <= width) return [word]
    return [...word]
  }
}
