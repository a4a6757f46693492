import { parse } from 'csv-parse/sync'
import type { Database } from '#api/db/client.ts'
import type { Format } from '../read-format.ts'
import { writePiece } from '../write/write-table.ts'

type Wish = { format: Format; now: Date }

/** The whole catalogue as the staff gets it, in pieces. */
export async function aWrittenTable(db: Database, { format, now }: Wish): Promise<string> {
  let text = ''
  for (let after: number | null = 0; after !== null; ) {
    const piece = await writePiece(db, { format, language: 'en', currency: 'USD', now, after, size: 2 })
    text += piece.text
    after = piece.next
  }
  return text
}

const PIECES = { shopify: 'Variant Inventory Qty', woocommerce: 'Stock', magento: 'qty', csv: 'qty' }
type Typed = { text: string; format: Format; sku: string; qty: number }

/** As a person with a spreadsheet would type it. */
export function withPieces({ text, format, sku, qty }: Typed): string {
  const [head = [], ...rows] = parse(text, { bom: true }) as string[][]
  const at = head.indexOf(PIECES[format])
  const typed = rows.map((row) => (row.includes(sku) ? row.with(at, String(qty)) : row))
  return [head, ...typed]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
}
