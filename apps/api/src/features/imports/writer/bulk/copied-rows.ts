import { type RawBuilder, sql } from 'kysely'
import { copyOf } from '#api/db/statement/copy-in.ts'
import { CopyText } from './copy-text.ts'
import { readColumns } from './rows-of.ts'

/**
 * Rows for a table that has none of them yet. The database takes them by pages instead of one by one, and reads each value
 * by the rules of its column, as it does with arrays.
 */
export class CopiedRows {
  readonly #columns: { name: string; isJson: boolean }[]
  readonly #text = new CopyText()
  #isEmpty = true

  /** `sku text, qty int` */
  constructor(columns: string) {
    this.#columns = readColumns(columns).map(({ name, type }) => ({ name, isJson: type === 'jsonb' }))
  }

  /** `id` stands in the first column, where the row does not say it. */
  add(row: object, id?: number): void {
    for (const [at, { name, isJson }] of this.#columns.entries()) {
      const value = at === 0 && id !== undefined ? id : (row as Record<string, unknown>)[name]
      this.#text.field(isJson && value !== null && value !== undefined ? JSON.stringify(value) : value)
    }
    this.#text.endRow()
    this.#isEmpty = false
  }

  /** What brings them into the table, unless there are none. */
  into(table: string): RawBuilder<never>[] {
    if (this.#isEmpty) return []
    const names = sql.join(this.#columns.map(({ name }) => sql.ref(name)))
    return [copyOf(sql`copy ${sql.table(table)} (${names}) from stdin`, this.#text.take())]
  }
}
