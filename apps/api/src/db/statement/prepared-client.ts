import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import pg from 'pg'

/** A statement that begins like this is planned once for each connection instead of with every call. */
const PREPARED = '/* prepared */'
const BEGIN = /^(begin|start transaction)\b/
const names = new Map<string, string>()

/** For statements with a fixed text that are asked all the time and take longer to plan than to run. */
export class PreparedClient extends pg.Client {
  #holdsBack = false

  // The driver's own signature is a dozen overloads; only the plain one is of interest here.
  override query = ((text: unknown, ...rest: unknown[]) => {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown
    if (BEGIN.test(String(text))) return this.#begin(() => query(text, ...rest) as Promise<unknown>)
    try {
      if (typeof text !== 'string' || !text.startsWith(PREPARED)) return query(text, ...rest)
      const [values, ...others] = rest
      return query({ name: nameOf(text), text, values }, ...others)
    } finally {
      this.#letGo()
    }
  }) as pg.Client['query']

  /**
   * Sent without waiting for its answer, and in one piece with the transaction's first statement, which follows on the
   * same connection in the same turn, and meets the same fate when that is broken.
   */
  #begin(send: () => Promise<unknown>) {
    this.#streamOf()?.cork()
    this.#holdsBack = true
    setImmediate(() => this.#letGo())
    send().catch(() => {})
    return Promise.resolve({ command: 'BEGIN', rowCount: 0, rows: [] })
  }

  #letGo(): void {
    if (!this.#holdsBack) return
    this.#holdsBack = false
    this.#streamOf()?.uncork()
  }

  #streamOf(): Writable | undefined {
    return (this as { connection?: { stream?: Writable } }).connection?.stream
  }
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
