import type { IncomingMessage } from 'node:http'
import { LONG_BODY_BYTES } from '@vitrine/contract/call'

/**
 * Takes up one piece of work in each turn of the event loop, so that a crowd of them never stands before everybody else:
 * who comes meanwhile waits for one.
 */
export function oneATurn(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  const next = () => {
    const work = waiting.shift()
    if (waiting.length > 0) setImmediate(next)
    work?.()
  }
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(next)
  }
}

/** Packed, or longer than any JSON the shop takes: an upload, or nothing a visitor's browser sends. */
export function isHeavy({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['content-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LONG_BODY_BYTES
}
