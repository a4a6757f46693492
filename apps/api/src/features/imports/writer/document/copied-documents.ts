import { type RawBuilder, sql } from 'kysely'
import { copyOf } from '#api/db/statement/copy-in.ts'
import type { Document } from './to-document.ts'

const HEAD = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const END_OF_ROWS = -1
const NULL = -1
const COLUMNS = 5
/** Of a row without its texts: how many fields, their lengths, and two ids. */
const FIXED_BYTES = 2 + COLUMNS * 4 + 2 * 8
/** A character of JavaScript takes three bytes at most. */
const BYTES_OF_CHARACTER = 3

/** New documents as the database reads them fastest: a field is its length and its bytes, and nothing in it is looked for. */
export function copiedDocuments(generation: number, documents: readonly Document[]): RawBuilder<never> {
  const bytes = Buffer.allocUnsafe(sizeOf(documents))
  let end = HEAD.copy(bytes)
  const id = (value: number) => {
    end = bytes.writeInt32BE(8, end)
    end = bytes.writeBigInt64BE(BigInt(value), end)
  }
  const text = (value: string) => {
    const length = bytes.write(value, end + 4)
    bytes.writeInt32BE(value === '' ? NULL : length, end)
    end += 4 + length
  }
  for (const { product_id, fingerprint, body, search } of documents) {
    end = bytes.writeInt16BE(COLUMNS, end)
    id(product_id)
    id(generation)
    for (const one of [fingerprint, body, search]) text(one)
  }
  end = bytes.writeInt16BE(END_OF_ROWS, end)
  return copyOf(
    sql`copy product_document (product_id, since, fingerprint, body, search) from stdin (format binary)`,
    bytes.subarray(0, end),
  )
}

function sizeOf(documents: readonly Document[]): number {
  const characters = documents.reduce(
    (sum, { fingerprint, body, search }) => sum + fingerprint.length + body.length + search.length,
    0,
  )
  return HEAD.length + documents.length * FIXED_BYTES + characters * BYTES_OF_CHARACTER + 2
}
