// `export shopify <file>` and its like: the catalogue as a table of another shop.
import { parseArgs } from 'node:util'
import type { Database } from '@vitrine/api/db/client'
import { CURRENCIES } from '@vitrine/api/features/imports/formats/goods/prices'
import type { Format } from '@vitrine/api/features/imports/formats/read-format'
import { type TableWish, writePiece } from '@vitrine/api/features/imports/formats/write/write-table'
import { asOneMoment } from '@vitrine/api/features/imports/records/as-one-moment'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { ExpectedFailure } from '../../expected-failure.ts'

export const EXPORT_USE =
  'Use: export records <file>, or export shopify|woocommerce|magento|csv <file> [--currency EUR] [--language de].'

export type ExportWish = { name: string } & Pick<TableWish, 'language' | 'currency'>

export function exportWishOf(args: readonly string[]): ExportWish {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        currency: { type: 'string', default: 'USD' },
        language: { type: 'string', default: 'en' },
      },
    })
    const [name, ...rest] = positionals
    const currency = CURRENCIES.find((one) => one === values.currency)
    const language = LANGUAGES.find((one) => one === values.language)
    if (name === undefined || rest.length > 0 || !currency || !language) throw new Error(EXPORT_USE)
    return { name, currency, language }
  } catch (error) {
    throw new ExpectedFailure((error as Error).message)
  }
}

type Wish = Omit<ExportWish, 'name'> & { format: Format; counts: Map<string, number> }

/** As one moment saw it. */
export const tableOf = (db: Database, wish: Wish): AsyncGenerator<string> =>
  asOneMoment(db, (trx) => piecesOf(trx, wish))

async function* piecesOf(db: Database, { format, counts, ...wish }: Wish): AsyncGenerator<string> {
  const now = new Date()
  for (let after: number | null = 0; after !== null; ) {
    const { text, products, next } = await writePiece(db, { ...wish, format, now, after })
    counts.set('product', (counts.get('product') ?? 0) + products)
    yield text
    after = next
  }
}
