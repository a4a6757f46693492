import type { CartNotice, ServerItem } from '@vitrine/contract/cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { MergeStep } from '@vitrine/domain/cart/merge/merge-lines'
import type { CartChange, CartLine } from '../cart-state.ts'
import type { StoredCart } from '../stored/stored-cart.ts'

type Found = {
  stored: StoredCart
  steps: readonly MergeStep<CartLine, ServerItem>[]
  server: { lines: readonly ServerItem[]; notices: readonly CartNotice[] }
  id: string
}

/** What the shopper finds different without having done it here. What the server explains itself is told in its words. */
export function changesOf({ stored, steps, server, id }: Found): CartChange[] {
  const noticed = noticedChanges(server.notices, { lines: [...server.lines, ...stored.base], id })
  const explained = new Set(noticed.map((change) => change.line.sku))
  const found = steps.flatMap((step, index): CartChange[] => {
    const change = changeOf(step)
    return change && !explained.has(change.line.sku) && !isListed(stored, change)
      ? [{ ...change, id: `${id}-${index}` }]
      : []
  })
  return [...noticed, ...found]
}

/** A merge tells of its lines when the cart is opened; reading the cart finds the same again. */
function isListed({ changes }: StoredCart, { line, to }: Pick<CartChange, 'line' | 'to'>): boolean {
  return changes.some((one) => one.to === to && lineKey(one.line) === lineKey(line))
}

function changeOf(step: MergeStep<CartLine, ServerItem>): Omit<CartChange, 'id'> | null {
  if (step.kind === 'drop-client')
    return { reason: 'removed-elsewhere', from: step.client.qty, to: 0, line: step.client }
  if (step.kind !== 'take') return null
  const line: CartLine = { ...step.server, confirmed: true }
  if (!step.client) return { reason: 'added-elsewhere', from: 0, to: line.qty, line }
  return { reason: 'changed-elsewhere', from: step.client.qty, to: line.qty, line }
}

const REASONS = {
  QTY_CAPPED: 'capped',
  QTY_SUMMED: 'summed',
  LINE_MOVED: 'added-elsewhere',
  LINE_DROPPED: 'dropped',
} as const

type Known = { lines: readonly ServerItem[]; id: string }

/** The server's own notices, as changes; of a line nobody knows nothing can be shown. */
export function noticedChanges(notices: readonly CartNotice[], { lines, id }: Known): CartChange[] {
  return notices.flatMap((notice, index): CartChange[] => {
    if (notice.code === 'COUPON_DROPPED') return []
    const line = lines.find((one) => one.sku === notice.sku)
    if (!line) return []
    // What was asked for is what the shopper remembers of a line that was set lower.
    const from = notice.code === 'QTY_CAPPED' ? notice.wanted : notice.before
    const { qty: to } = notice
    return [
      { id: `${id}-n${index}`, reason: REASONS[notice.code], from, to, line: { ...line, confirmed: true } },
    ]
  })
}
