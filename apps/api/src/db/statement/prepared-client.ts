import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { CopyIn, isCopy } from './copy-in.ts'

/** A statement that begins like this is planned once for each connection instead of with every call. */
const PREPARED = '/* prepared */'
const BEGIN = /^(begin|start transaction)\b/
const ROLLBACK = /^rollback\b/
const names = new Map<string, string>()
/** Left to itself the server compares costs, and plans a statement anew with every call once its tables have grown. */
type Planning = 'force_generic_plan' | 'auto'

/** For statements with a fixed text that are asked all the time and take longer to plan than to run. */
export class PreparedClient extends pg.Client {
  #holdsBack = false
  /** As the server has it; undefined when a transaction that was undone may have taken it back. */
  #planning: Planning | undefined = 'auto'

  // The driver's own signature is a dozen overloads; only the plain one is of interest here.
  override query = ((text: unknown, ...rest: unknown[]) => {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown
    if (BEGIN.test(String(text))) return this.#begin(() => query(text, ...rest) as Promise<unknown>)
    const isPrepared = typeof text === 'string' && text.startsWith(PREPARED)
    const [values, ...others] = rest
    try {
      if (typeof text === 'string' && isCopy(text)) return this.#copy(text, values as [Uint8Array])
      // What is sent without values is planned once by its nature.
      if (isPrepared || Array.isArray(values))
        this.#plan(isPrepared ? 'force_generic_plan' : 'auto', (set) => query(set) as Promise<unknown>)
      if (typeof text === 'string' && ROLLBACK.test(text)) this.#planning = undefined
      return isPrepared ? query({ name: nameOf(text), text, values }, ...others) : query(text, ...rest)
    } finally {
      this.#letGo()
    }
  }) as pg.Client['query']

  /**
   * Sent without waiting for its answer, and in one piece with the transaction's first statement, which follows on the
   * same connection in the same turn, and meets the same fate when that is broken.
   */
  #begin(send: () => Promise<unknown>) {
    this.#holdBack()
    setImmediate(() => this.#letGo())
    send().catch(() => {})
    return Promise.resolve({ command: 'BEGIN', rowCount: 0, rows: [] })
  }

  #copy(text: string, [rows]: [Uint8Array]): Promise<unknown> {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown
    return new Promise((resolve, reject) => {
      query(new CopyIn(text, rows), (error: Error | null, result: unknown) =>
        error ? reject(error) : resolve(result),
      )
    })
  }

  /** In one piece with the statement it is for. */
  #plan(planning: Planning, send: (set: string) => Promise<unknown>): void {
    if (this.#planning === planning) return
    this.#planning = planning
    this.#holdBack()
    send(`set plan_cache_mode = ${planning}`).catch(() => {})
  }

  #holdBack(): void {
    if (this.#holdsBack) return
    this.#holdsBack = true
    this.#streamOf()?.cork()
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
