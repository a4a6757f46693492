// Letters by the font that has them: Latin and Cyrillic from small files, everything else from one that draws Chinese.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'

const require = createRequire(import.meta.url)
const SMALL = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const
const LARGE = 'han'
export type FontName = (typeof SMALL)[number] | typeof LARGE
export type Run = { font: FontName; text: string }

type Range = [from: number, to: number]
let ranges: readonly (readonly [FontName, Range[]])[] | undefined

/** As it is cut up, a word of one language is one run. What nobody sees no font has: it would be drawn as a box. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of stripInvisible(text)) {
    const font = fontOf(letter.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

export function fontFile(font: FontName): Buffer {
  if (font !== LARGE)
    return readFileSync(require.resolve(`@fontsource/noto-sans/files/noto-sans-${font}-400-normal.woff`))
  // The package shows its list of files, and the files beside it by no name.
  const folder = dirname(require.resolve('@embedpdf/fonts-sc'))
  return readFileSync(join(folder, '../fonts/NotoSansHans-Regular.otf'))
}

function fontOf(code: number): FontName {
  ranges ??= readRanges()
  const found = ranges.find(([, of]) => of.some(([from, to]) => code >= from && code <= to))
  return found?.[0] ?? LARGE
}

/** As the font tells them: `U+0000-00FF,U+0131`. */
function readRanges() {
  const told = JSON.parse(
    readFileSync(require.resolve('@fontsource/noto-sans/unicode.json'), 'utf8'),
  ) as Record<FontName, string>
  return SMALL.map((font) => [font, told[font].split(',').map(toRange)] as const)
}

function toRange(text: string): Range {
  const [from = '', to = from] = text.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
