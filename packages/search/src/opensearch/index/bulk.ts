import type { Client } from '@opensearch-project/opensearch'
import { guarded } from '../guarded.ts'

type Step = { action: object; record?: object }
const STEPS_AT_ONCE = 1_000

type Item = Record<string, { status: number; error?: { reason?: string } }>

// Changes of several indices, sent some thousand at a time; while some are on their way the next are gathered.
export class Bulk {
  readonly #client: Client
  readonly #refresh: boolean
  #steps: Step[] = []
  #onTheirWay: Promise<void> = Promise.resolve()

  constructor(client: Client, { refresh }: { refresh: boolean }) {
    this.#client = client
    this.#refresh = refresh
  }

  async add(step: Step): Promise<void> {
    this.#steps.push(step)
    if (this.#steps.length < STEPS_AT_ONCE) return
    await this.#onTheirWay
    this.#onTheirWay = this.#send()
    // Whoever adds or flushes next hears of a failure; until then it must not end the process.
    this.#onTheirWay.catch(() => {})
  }

  async flush(): Promise<void> {
    await this.#onTheirWay
    await this.#send()
  }

  async #send(): Promise<void> {
    const steps = this.#steps
    if (steps.length === 0) return
    this.#steps = []
    const body = steps.flatMap(({ action, record }) => (record ? [action, record] : [action]))
    const answer = await guarded(this.#client.bulk({ refresh: this.#refresh, body: body as object[] }))
    const items = answer.body.items as unknown as Item[]
    const failed = items
      .flatMap((item) => Object.values(item))
      .find(({ status, error }) => error && status !== 404 && status !== 409)
    if (failed) throw new Error(`OpenSearch refused a product: ${failed.error?.reason ?? failed.status}`)
  }
}
