const EMPTY = new Uint32Array(0)

/** An address is the number of the segment and, in the low bits, the place in it. */
const OFFSET_BITS = 16
export const LARGEST_SEGMENT = 2 ** OFFSET_BITS
const SMALLEST_SEGMENT = 256
/** Blocks from this size on get a segment of their own, so that little is lost at the end of the shared ones. */
export const OWN_SEGMENT = 4096

// Room for growing lists of 32-bit entries in blocks of 4, 8, 16 …, many to a typed array: one array for each list
// would cost more than the lists, and one array for all could not grow without a long copy.
export class EntryPool {
  readonly #segments: Uint32Array[] = [EMPTY]
  /** Addresses of blocks given back, by the logarithm of their size. */
  readonly #free: number[][] = []
  #shared = 0
  #end = 0

  /** One with these segments, the last of those that are shared filled up to `end`. */
  static of(segments: readonly Uint32Array[], { shared, end }: { shared: number; end: number }): EntryPool {
    const pool = new EntryPool()
    for (const segment of segments) pool.#segments.push(segment)
    pool.#shared = shared
    pool.#end = end
    return pool
  }

  take(size: number): number {
    const free = this.#free[Math.log2(size)]?.pop()
    if (free !== undefined) return free
    if (size >= OWN_SEGMENT) return (this.#segments.push(new Uint32Array(size)) - 1) * LARGEST_SEGMENT
    if (this.#end + size > (this.#segments[this.#shared] as Uint32Array).length) this.#openShared()
    const start = this.#shared * LARGEST_SEGMENT + this.#end
    this.#end += size
    return start
  }

  /** A block twice the size with the same entries; the old one is given back. */
  double(start: number, size: number): number {
    const next = this.take(size * 2)
    this.#segment(next).set(this.view(start, size), next % LARGEST_SEGMENT)
    if (size >= OWN_SEGMENT) this.#segments[start >>> OFFSET_BITS] = EMPTY
    else {
      this.#free[Math.log2(size)] ??= []
      this.#free[Math.log2(size)]?.push(start)
    }
    return next
  }

  write(start: number, at: number, entry: number): void {
    this.#segment(start)[(start % LARGEST_SEGMENT) + at] = entry
  }

  view(start: number, length: number): Uint32Array {
    const offset = start % LARGEST_SEGMENT
    return this.#segment(start).subarray(offset, offset + length)
  }

  #segment(start: number): Uint32Array {
    return this.#segments[start >>> OFFSET_BITS] as Uint32Array
  }

  #openShared(): void {
    const before = (this.#segments[this.#shared] as Uint32Array).length
    const size = Math.min(LARGEST_SEGMENT, Math.max(SMALLEST_SEGMENT, before * 2))
    this.#shared = this.#segments.push(new Uint32Array(size)) - 1
    this.#end = 0
  }
}
