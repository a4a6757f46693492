import type { Database } from '#api/db/client.ts'
import type { FoundPicture, PictureSource } from './picture-source.ts'

const PAPER = '#ece9e4'
const LETTERS_PER_LINE = 16
const MAX_LINES = 4
const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A product whose picture no other source has is shown by its name, on the colour its row knows. */
export function nameCardSource(db: Database): PictureSource {
  return {
    async find(path) {
      const row = await findRow(db, path)
      return row && cardOf(row.name, row.tone ?? PAPER)
    },
  }
}

function findRow(db: Database, path: string) {
  return (
    db
      .selectFrom('product_media')
      .innerJoin('product', 'product.product_id', 'product_media.product_id')
      .innerJoin('product_text', 'product_text.product_id', 'product_media.product_id')
      .select(['product_text.name', 'product_media.tone'])
      .where('product_media.path', 'in', [path, `/${path}`])
      .where('product_text.language', '=', 'en')
      // A variant shares its picture with the product people know, whose name is the shorter one.
      .orderBy('product.visibility', 'desc')
      .limit(1)
      .executeTakeFirst()
      .catch(() => undefined)
  )
}

function cardOf(name: string, tone: string): FoundPicture {
  return {
    contentKey: `card-${tone}-${name}`,
    isPlaceholder: true,
    isNamedByShop: true,
    open: async ({ width, height }) => {
      const { default: sharp } = await import('sharp')
      return sharp(Buffer.from(drawCard(name, { tone, width, height })))
    },
  }
}

type Card = { tone: string; width: number; height: number }

function drawCard(name: string, { tone, width, height }: Card): string {
  const lines = wrap(name)
  const size = width / 11
  const ink = isDark(tone) ? '#ffffff' : '#1d1b19'
  const top = height / 2 - ((lines.length - 1) * size * 1.3) / 2 + size / 3
  const spans = lines.map(
    (line, row) =>
      `<tspan x="50%" y="${top + row * size * 1.3}">${line.replace(/[&<>"']/g, (c) => XML[c] ?? c)}</tspan>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${tone}"/>
<text font-family="sans-serif" font-size="${size}" fill="${ink}" text-anchor="middle">${spans.join('')}</text></svg>`
}

function wrap(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LETTERS_PER_LINE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, MAX_LINES)
}

function isDark(tone: string): boolean {
  const [red = 0, green = 0, blue = 0] = (tone.slice(1).match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140
}
