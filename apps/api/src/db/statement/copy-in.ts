import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'

const COPY = '/* copy $1 */'
const DATA = 'd'.charCodeAt(0)
/** The message that ends them: its sign, and its length. */
const DONE = Buffer.from('c\0\0\0\x04', 'latin1')

/** A `copy … from stdin` that brings its rows along, as its only value. */
export function copyOf(statement: RawBuilder<unknown>, rows: Uint8Array): RawBuilder<never> {
  return sql<never>`/* copy ${rows} */ ${statement}`
}

export function isCopy(text: string): boolean {
  return text.startsWith(COPY)
}

/**
 * Leaves in one piece with its rows. The server reads them once it has begun, and passes over them where it could not, so
 * nobody waits for its word in between, and what follows may be sent at once, too.
 */
export class CopyIn extends pg.Query {
  readonly #text: string
  readonly #rows: Uint8Array

  constructor(text: string, rows: Uint8Array) {
    super(text)
    this.#text = text
    this.#rows = rows
  }

  override submit = (connection: pg.Connection): void => {
    const { stream } = connection
    const head = Buffer.alloc(5, DATA)
    head.writeUInt32BE(this.#rows.length + 4, 1)
    stream.cork()
    connection.query(this.#text)
    for (const part of [head, this.#rows, DONE]) stream.write(part)
    stream.uncork()
  }

  /** The rows are under way. */
  handleCopyInResponse(): void {}
}
