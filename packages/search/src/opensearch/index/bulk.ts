import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, errors } from '@opensearch-project/opensearch'
import { SearchAway } from '../../port.ts'
import { guarded } from '../guarded.ts'

type Step = { action: object; record?: object }
const STEPS_AT_ONCE = 1_000
/** A node whose memory or queue is full takes nothing for a moment: waited for doubling times, two minutes in all. */
const FULL = 429
/** What is to be deleted is not there, what is to be created is: as it was wanted. */
const ACCEPTABLE = new Set([FULL, 404, 409])
const FIRST_WAIT_MS = 250
const TRIES = 10

type Item = Record<string, { status: number; error?: { type?: string; reason?: string } }>
/** What was to be asked by its name is not there any more: the machine behind it is a new one. */
const LOST = 'index_not_found_exception'
type Options = { refresh: boolean; wait?: (ms: number) => Promise<unknown> }

// Changes of several indices, sent some thousand at a time; while some are on their way the next are gathered.
export class Bulk {
  readonly #client: Client
  readonly #refresh: boolean
  readonly #wait: (ms: number) => Promise<unknown>
  #steps: Step[] = []
  #onTheirWay: Promise<void> = Promise.resolve()

  constructor(client: Client, { refresh, wait = sleep }: Options) {
    this.#client = client
    this.#refresh = refresh
    this.#wait = wait
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
    let steps = this.#steps
    this.#steps = []
    for (let tried = 1; steps.length > 0; tried += 1) {
      const refused = await this.#try(steps)
      if (refused.length > 0 && tried === TRIES)
        throw new SearchAway('OpenSearch has been full for too long.')
      if (refused.length > 0) await this.#wait(FIRST_WAIT_MS * 2 ** (tried - 1))
      steps = refused
    }
  }

  /** Those a node was too full for. */
  async #try(steps: readonly Step[]): Promise<Step[]> {
    const body = steps.flatMap(({ action, record }) => (record ? [action, record] : [action]))
    const sending = this.#client.bulk({ refresh: this.#refresh, body: body as object[] })
    const answer = await guarded(sending.catch(unlessFull))
    if (!answer) return [...steps]
    const results = (answer.body.items as unknown as Item[]).flatMap((item) => Object.values(item))
    if (results.some(({ error }) => error?.type === LOST))
      throw new SearchAway('What OpenSearch held of the catalogue is gone.')
    const failed = results.find(({ status, error }) => error && !ACCEPTABLE.has(status))
    if (failed) throw new Error(`OpenSearch refused a product: ${failed.error?.reason ?? failed.status}`)
    return steps.filter((_, at) => results[at]?.status === FULL)
  }
}

/** A node can be too full to read the request at all. */
function unlessFull(error: unknown): undefined {
  if (!(error instanceof errors.ResponseError && error.statusCode === FULL)) throw error
}
