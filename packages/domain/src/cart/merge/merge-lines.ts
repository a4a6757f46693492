// The one merge rule of a cart, for browser and server: what a line on this side and a line on the other side become.
// It only decides; who called carries the steps out.
import { lineKey } from '../line-identity.ts'
import type { LooseProductOption } from '../product-option.ts'

export type ServerLine = {
  sku: string
  qty: number
  item_id?: number | string | null
  product_option?: LooseProductOption
}
export type ClientLine = ServerLine & {
  /** What the server last confirmed; missing while it never has. */
  prev_qty?: number | null
  /** The cart that confirmed it. */
  server_cart_id?: string | null
}

export type MergeRules = {
  /** This side is right whatever the other says, as at the checkout. */
  forceClient?: boolean
  /** What a change made here loses against a removal, or another quantity, made elsewhere. */
  serverMayRemove?: boolean
  serverMayModify?: boolean
  /** The two were filled apart, as before a sign-in: quantities add up, unless `cartId` confirmed the line already. */
  sumQuantities?: boolean
  cartId?: string
}

export type MergeStep<C extends ClientLine, S extends ServerLine> =
  | { kind: 'equal'; client: C; server: S }
  /** The other side learns of this line; quantity 0 removes it there. */
  | { kind: 'push'; client: C; server?: S; qty: number }
  /** This side learns of that line. */
  | { kind: 'take'; client?: C; server: S }
  | { kind: 'drop-client'; client: C }
  | { kind: 'drop-server'; server: S }

type Sides<C, S> = { client: readonly C[]; server: readonly S[] }

export function mergeLines<C extends ClientLine, S extends ServerLine>(
  { client, server }: Sides<C, S>,
  rules: MergeRules = {},
): MergeStep<C, S>[] {
  const partners = pairLines(client, server)
  const steps = client.flatMap((line) => {
    const partner = partners.get(line)
    return partner ? [meet(line, partner, rules)] : missThere<C, S>(line, rules)
  })
  const met = new Set(partners.values())
  const strangers = server.filter((line) => !met.has(line))
  return [...steps, ...strangers.map((line) => missHere<C, S>(line, rules))]
}

/** Each line of one side meets one of the other at most: by id first, then by sku and choices. */
function pairLines<C extends ClientLine, S extends ServerLine>(client: readonly C[], server: readonly S[]) {
  const partners = new Map<C, S>()
  const free = new Set(server)
  const pair = (isPartner: (line: C, other: S) => boolean) => {
    for (const line of client) {
      if (partners.has(line)) continue
      const found = [...free].find((other) => isPartner(line, other))
      if (found === undefined) continue
      partners.set(line, found)
      free.delete(found)
    }
  }
  pair((line, other) => hasId(line) && hasId(other) && String(line.item_id) === String(other.item_id))
  // A line made anew elsewhere has another id, but is the same to a shopper; two of one key cannot be in a cart.
  pair((line, other) => lineKey(line) === lineKey(other))
  return partners
}

function meet<C extends ClientLine, S extends ServerLine>(
  client: C,
  server: S,
  rules: MergeRules,
): MergeStep<C, S> {
  const isSum = rules.sumQuantities === true && !(rules.cartId && client.server_cart_id === rules.cartId)
  if (isSum) return { kind: 'push', client, server, qty: client.qty + server.qty }
  if (client.qty === server.qty && lineKey(client) === lineKey(server))
    return { kind: 'equal', client, server }
  // Where nothing happened there since, there is no conflict to lose.
  const mayLose = rules.serverMayModify && client.prev_qty !== server.qty
  const keepsOurs = rules.forceClient || (isTouched(client) && !mayLose)
  return keepsOurs ? { kind: 'push', client, server, qty: client.qty } : { kind: 'take', client, server }
}

function missThere<C extends ClientLine, S extends ServerLine>(
  client: C,
  rules: MergeRules,
): MergeStep<C, S>[] {
  if (client.qty === 0) return []
  const wasThere = client.prev_qty != null && !(rules.cartId && client.server_cart_id !== rules.cartId)
  const isGone = wasThere && !rules.forceClient && (!isTouched(client) || rules.serverMayRemove)
  return [isGone ? { kind: 'drop-client', client } : { kind: 'push', client, qty: client.qty }]
}

function missHere<C extends ClientLine, S extends ServerLine>(server: S, rules: MergeRules): MergeStep<C, S> {
  return rules.forceClient ? { kind: 'drop-server', server } : { kind: 'take', server }
}

/** Changed here since the server last confirmed it. */
function isTouched(line: ClientLine): boolean {
  return line.prev_qty == null || line.prev_qty !== line.qty
}

function hasId(line: ServerLine): boolean {
  return line.item_id !== undefined && line.item_id !== null && line.item_id !== '' && line.item_id !== 0
}
