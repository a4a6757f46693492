// What changes a catalogue in memory: single products at once, all of it by a copy that replaces it.
import type { Changes, DocumentInput, EngineOptions } from '../port.ts'
import { Catalogue, emptyColumns } from './catalogue.ts'
import { compactSteps } from './compact-steps.ts'
import { BaseSets } from './query/base-sets.ts'
import type { Shop } from './query/run-search.ts'
import { WorkspacePool } from './query/workspaces.ts'
import { runInSlices, slicing } from './time-slices.ts'

const DEAD_SHARE_ALLOWED = 0.25
const DEAD_SLOTS_ALLOWED = 1000

type Change = { upsert: DocumentInput } | { remove: number }

export class ShopKeeper {
  readonly #options: EngineOptions
  #shop: Shop
  #isForked = false
  /** Changes made while compaction copies: the copy takes them too before it replaces the original. */
  #missed: Change[] | undefined
  #compacting: Promise<void> | undefined

  constructor(options: EngineOptions, catalogue = new Catalogue(emptyColumns(options))) {
    this.#options = options
    this.#shop = openShop(catalogue)
  }

  /** As it is now; whoever asks for it again may get another one. */
  get shop(): Shop {
    return this.#shop
  }

  /** Undefined while it is being made anew. */
  get settled(): Catalogue | undefined {
    return this.#compacting ? undefined : this.#shop.catalogue
  }

  change(step: Change): void {
    if (this.#isForked) throw new Error('What has been forked takes no more changes.')
    applyChange(this.#shop.catalogue, step)
    this.#shop.bases.forget()
    this.#missed?.push(step)
    if (isMostlyDead(this.#shop.catalogue)) void this.compact()
  }

  /** A few are seen together; a thousand promotions that begin at midnight must not hold up everybody. */
  async apply({ remove = [], upsert = [] }: Changes): Promise<void> {
    const pause = slicing()
    for (const id of remove) this.change({ remove: id })
    for (const document of upsert) {
      this.change({ upsert: document })
      const turn = pause()
      if (turn) await turn
    }
  }

  compact(): Promise<void> {
    this.#compacting ??= this.#replaceShop().finally(() => {
      this.#compacting = undefined
      this.#missed = undefined
    })
    return this.#compacting
  }

  async fork(): Promise<ShopKeeper | undefined> {
    if (this.#isForked) return undefined
    this.#isForked = true
    await this.#compacting
    return new ShopKeeper(this.#options, await runInSlices(this.#shop.catalogue.forkSteps()))
  }

  async #replaceShop(): Promise<void> {
    const changes: Change[] = []
    this.#missed = changes
    const copy = await runInSlices(compactSteps(this.#shop.catalogue, this.#options))
    await runInSlices(replaySteps(copy, changes))
    for (const step of changes) applyChange(copy, step)
    this.#shop = openShop(copy)
  }
}

function openShop(catalogue: Catalogue): Shop {
  return { catalogue, bases: new BaseSets(catalogue), workspaces: new WorkspacePool() }
}

function applyChange(catalogue: Catalogue, step: Change): void {
  if ('upsert' in step) catalogue.insert(step.upsert)
  else catalogue.bury(step.remove)
}

/** Applies and takes off the list, so that what arrives meanwhile is applied too. */
function* replaySteps(catalogue: Catalogue, changes: Change[]): Generator<void> {
  for (let step = changes.shift(); step; step = changes.shift()) {
    applyChange(catalogue, step)
    yield
  }
}

function isMostlyDead({ slots, size }: Catalogue): boolean {
  const dead = slots - size
  return dead > DEAD_SLOTS_ALLOWED && dead > slots * DEAD_SHARE_ALLOWED
}
