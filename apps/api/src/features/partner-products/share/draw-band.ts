import { create, type Font } from 'fontkit'
import { type FontName, fontFile, runsOf } from '#api/adapters/fonts/fonts.ts'

/** What stands below a picture that is shared: a name on two lines at most, and where it is sold. */
export type Band = { width: number; name: string; address: string }
export type DrawnBand = { height: number; svg: string }

const PAPER = '#faf8f4'
const INK = '#17150f'
const SECOND = '#575146'
const EDGE = 56
const NAME = { size: 60, leading: 74 }
const ADDRESS = { size: 34, leading: 58 }
const MAX_LINES = 2

/** Letters as outlines: whatever a name holds is drawn and never read as markup, and no font must be installed. */
export function drawBand({ width, name, address }: Band): DrawnBand {
  const pen = aPen()
  const lines = wrap(name, (text) => pen.widthOf(text, NAME.size) <= width - 2 * EDGE)
  const height = 2 * EDGE + lines.length * NAME.leading + ADDRESS.leading - 10
  const parts = lines.map((line, at) =>
    pen.write(line, { size: NAME.size, colour: INK, y: EDGE + (at + 0.75) * NAME.leading }),
  )
  const last = EDGE + lines.length * NAME.leading + ADDRESS.leading - 14
  parts.push(pen.write(address, { size: ADDRESS.size, colour: SECOND, y: last }))
  const ground = `<rect width="100%" height="100%" fill="${PAPER}"/>`
  const size = `width="${width}" height="${height}"`
  return { height, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${parts.join('')}</svg>` }
}

type Place = { size: number; colour: string; y: number }

function aPen() {
  const opened = new Map<FontName, Font>()
  const fontOf = (name: FontName): Font => {
    const font = opened.get(name) ?? (create(fontFile(name)) as Font)
    opened.set(name, font)
    return font
  }
  const layout = (text: string) =>
    runsOf(text).map((one) => ({ font: fontOf(one.font), run: fontOf(one.font).layout(one.text) }))
  return {
    widthOf: (text: string, size: number) =>
      layout(text).reduce((sum, { font, run }) => sum + (run.advanceWidth * size) / font.unitsPerEm, 0),
    write(text: string, { size, colour, y }: Place): string {
      let x = EDGE
      let paths = ''
      for (const { font, run } of layout(text)) {
        const scale = size / font.unitsPerEm
        for (const [at, glyph] of run.glyphs.entries()) {
          const place = `translate(${x.toFixed(2)} ${y}) scale(${scale} ${-scale})`
          paths += `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
          x += (run.positions[at]?.xAdvance ?? 0) * scale
        }
      }
      return `<g fill="${colour}">${paths}</g>`
    },
  }
}

/** At spaces; a language without them breaks anywhere. What does not fit two lines ends with three dots. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const words = text.includes(' ') ? text.split(/(?<=\s)/) : [...text]
  const lines = ['']
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    if (last === '' || fits((last + word).trimEnd())) lines[lines.length - 1] = last + word
    else if (lines.length < MAX_LINES) lines.push(word)
    else return [...lines.slice(0, -1), `${last.trimEnd()}…`]
  }
  return lines.map((line) => line.trim())
}
