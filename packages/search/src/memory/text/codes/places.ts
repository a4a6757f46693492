const SHARDS = 256
const SHARD_BITS = 8
const FIRST_ROOM = 16
const EMPTY = new Uint32Array(1)

// Numbers by the hash of what they stand for, with open addressing. In many small tables, because one large table would
// take tens of milliseconds each time it grows.
export class Places {
  /** Numbers from 1; 0 is an empty place. */
  readonly #shards: Uint32Array[] = new Array(SHARDS).fill(EMPTY)
  readonly #used = new Uint32Array(SHARDS)
  readonly #hashAgain: (at: number) => number

  constructor(hashAgain: (at: number) => number) {
    this.#hashAgain = hashAgain
  }

  /** The number under this hash that is the one meant, or -1. */
  find(hash: number, isMeant: (at: number) => boolean): number {
    const shard = this.#shards[hash % SHARDS] as Uint32Array
    for (let place = hash >>> SHARD_BITS; ; place++) {
      const stored = shard[place % shard.length] as number
      if (stored === 0) return -1
      if (isMeant(stored - 1)) return stored - 1
    }
  }

  add(hash: number, at: number): void {
    const number = hash % SHARDS
    const shard = this.#shards[number] as Uint32Array
    const used = (this.#used[number] as number) + 1
    this.#used[number] = used
    if (used * 2 <= shard.length) put(shard, hash, at)
    else this.#shards[number] = this.#roomier(shard, hash, at)
  }

  #roomier(shard: Uint32Array, hash: number, at: number): Uint32Array {
    const next = new Uint32Array(Math.max(FIRST_ROOM, shard.length * 2))
    for (const stored of shard) if (stored > 0) put(next, this.#hashAgain(stored - 1), stored - 1)
    put(next, hash, at)
    return next
  }
}

function put(shard: Uint32Array, hash: number, at: number): void {
  let place = (hash >>> SHARD_BITS) % shard.length
  while (shard[place] !== 0) place = (place + 1) % shard.length
  shard[place] = at + 1
}
