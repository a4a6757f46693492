// Posting lists as a file has them: laid out anew, as of so many slots, without what grew or died since.

import { EntryPool, LARGEST_SEGMENT, OWN_SEGMENT } from '../columns/entry-pool.ts'
import { FIRST_BLOCK, type PostingLists } from '../columns/posting-lists.ts'
import type { Steps } from '../steps.ts'
import { runInSlices } from '../time-slices.ts'
import type { ArrayWriter, Place } from './array-writer.ts'

type U32 = Place & { type: 'u32' }
export type KeptPostings = { places: U32; shared: U32; end: number; own: U32 }

type Plan = { places: Uint32Array; segments: number; end: number }
const SHORTEST = 256
const KEYS_PER_STEP = 8_192

/** Entries from `limit` on are of later slots. */
export async function keepPostings(
  lists: PostingLists,
  limit: number,
  writer: ArrayWriter,
): Promise<KeptPostings> {
  const plan = await runInSlices(planSteps(lists, limit))
  return {
    places: (await writer.add(plan.places)) as U32,
    shared: (await writer.addPieces('u32', sharedSegments(lists, plan))) as U32,
    end: plan.end,
    own: (await writer.addPieces('u32', ownSegments(lists, plan))) as U32,
  }
}

/** Where each list goes: short ones side by side in segments, each long one in a segment behind those. */
function* planSteps(lists: PostingLists, limit: number): Steps<Plan> {
  const places = new Uint32Array(lists.keys * 2)
  const long: number[] = []
  let segments = 1
  let end = 0
  for (let key = 0; key < lists.keys; key++) {
    if (key % KEYS_PER_STEP === 0) yield
    const length = lengthBelow(lists, key, limit)
    places[key * 2 + 1] = length
    if (length === 1) places[key * 2] = lists.read(key)[0] as number
    if (length < 2) continue
    const room = roomOf(length)
    if (room >= OWN_SEGMENT) {
      long.push(key)
      continue
    }
    if (end + room > LARGEST_SEGMENT) {
      segments++
      end = 0
    }
    places[key * 2] = segments * LARGEST_SEGMENT + end
    end += room
  }
  for (const [at, key] of long.entries()) places[key * 2] = (segments + 1 + at) * LARGEST_SEGMENT
  return { places, segments, end }
}

function* sharedSegments(lists: PostingLists, { places, segments, end }: Plan): Generator<Uint32Array> {
  let segment = new Uint32Array(LARGEST_SEGMENT)
  let number = 1
  for (let at = 0; at < places.length; at += 2) {
    const length = places[at + 1] as number
    if (length < 2 || roomOf(length) >= OWN_SEGMENT) continue
    const place = places[at] as number
    if (Math.floor(place / LARGEST_SEGMENT) > number) {
      yield segment
      segment = new Uint32Array(LARGEST_SEGMENT)
      number++
    }
    segment.set(lists.read(at / 2).subarray(0, length), place % LARGEST_SEGMENT)
  }
  // The last one is as long as it has to be, and a little longer.
  if (segments > 0) yield segment.subarray(0, Math.max(SHORTEST, roomOf(end)))
}

function* ownSegments(lists: PostingLists, { places }: Plan): Generator<Uint32Array> {
  for (let at = 0; at < places.length; at += 2) {
    const length = places[at + 1] as number
    if (roomOf(length) < OWN_SEGMENT) continue
    const segment = new Uint32Array(roomOf(length))
    segment.set(lists.read(at / 2).subarray(0, length))
    yield segment
  }
}

type Lists = { shared: Uint32Array; own: Uint32Array; end: number }

/** Segments as a pool has them, all in the two arrays of the file. */
export function poolOf(places: Uint32Array, { shared, own, end }: Lists): EntryPool {
  const segments: Uint32Array[] = []
  for (let from = 0; from < shared.length; from += LARGEST_SEGMENT)
    segments.push(shared.subarray(from, from + LARGEST_SEGMENT))
  const last = segments.length
  for (let at = 1, from = 0; at < places.length; at += 2) {
    const room = roomOf(places[at] as number)
    if (room < OWN_SEGMENT) continue
    segments.push(own.subarray(from, from + room))
    from += room
  }
  return EntryPool.of(segments, { shared: last, end })
}

/** Blocks hold 4, 8, 16 … entries; a full one is as long as its list. */
function roomOf(length: number): number {
  return length < 2 ? 0 : Math.max(FIRST_BLOCK, 2 ** Math.ceil(Math.log2(length)))
}

function lengthBelow(lists: PostingLists, key: number, limit: number): number {
  const length = lists.length(key)
  if (length === 0) return 0
  const entries = lists.read(key)
  if ((entries[length - 1] as number) < limit) return length
  let [low, high] = [0, length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle] as number) < limit) low = middle + 1
    else high = middle
  }
  return low
}
