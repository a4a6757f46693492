// How many processes, database cores and search nodes so many orders a minute need.
import { KINDS, type Kind, MIX } from '../mixed/traffic.ts'
import type { Cost } from './costs.ts'
import { mixed, serversFor, type Work } from './queue.ts'

/** Nobody waits longer than this on average for a process, a core of the database or one of a search node. */
const WAIT_MS = 20
/** So much of a core may be taken: the rest is for a peak within the minute, and for one machine that fails. */
const BUSY = 0.6
/** A process opens so many connections at most: ten for pages, eight for carts and orders, three that listen and watch. */
const CONNECTIONS = 21
const MINUTE_MS = 60_000

export type Plan = {
  perSecond: number
  processes: number
  databaseCores: number
  /** None where the catalogue lies in each process. */
  searchCores: number
  connections: number
}
type Wish = {
  ordersPerMinute: number
  costs: Record<Kind, Cost>
  /** The share of kept pages that a CDN answers instead. */
  cdn?: number
  isElsewhere?: boolean
}

export function planFor({ ordersPerMinute, costs, cdn = 0, isElsewhere = false }: Wish): Plan {
  const rates = ratesOf(ordersPerMinute, cdn)
  const workOf = (timeOf: (cost: Cost) => number): Work =>
    mixed(KINDS.map((kind) => ({ perMs: rates[kind], serviceMs: timeOf(costs[kind]) })).filter(isWork))
  const needed = (timeOf: (cost: Cost) => number) =>
    serversFor(workOf(timeOf), { waitMs: WAIT_MS, busy: BUSY })
  const processes = needed(({ shopMs }) => shopMs)
  return {
    perSecond: KINDS.reduce((sum, kind) => sum + rates[kind], 0) * 1_000,
    processes,
    databaseCores: needed(({ databaseMs }) => databaseMs),
    searchCores: isElsewhere ? needed(({ searchMs = 0 }) => searchMs) : 0,
    connections: processes * CONNECTIONS,
  }
}

const isWork = ({ serviceMs }: { serviceMs: number }) => serviceMs > 0

/** Requests a millisecond of each kind that reach the shop. */
export function ratesOf(ordersPerMinute: number, cdn = 0): Record<Kind, number> {
  const orders = ordersPerMinute / MINUTE_MS
  const rateOf = (kind: Kind) => ((orders * MIX[kind]) / MIX.order) * (kind === 'kept' ? 1 - cdn : 1)
  return Object.fromEntries(KINDS.map((kind) => [kind, rateOf(kind)])) as Record<Kind, number>
}
