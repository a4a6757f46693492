import type { IncomingMessage } from 'node:http'
import { PRIVATE_NAMES } from '@vitrine/domain/access/private-names'
import { originForm } from './origin-form.ts'

export type PrivateQuery = Record<string, string | string[]>
const HIDDEN = new WeakMap<IncomingMessage, PrivateQuery>()

/**
 * Takes private parameters out of a call's address before router, logs and error reports see it; `privateQueryOf`
 * gives them to the one who needs them. Pages keep theirs: they are read in the browser.
 */
export function hidePrivateQuery(request: IncomingMessage): string {
  const url = originForm(request.url ?? '/')
  const [path = '', ...rest] = url.split('?')
  if (rest.length === 0 || !path.startsWith('/api/')) return url
  const hidden: PrivateQuery = {}
  const open = rest
    .join('?')
    .split('&')
    .filter((part) => !hide(part, hidden))
  if (Object.keys(hidden).length === 0) return url
  HIDDEN.set(request, hidden)
  return open.length > 0 ? `${path}?${open.join('&')}` : path
}

function hide(part: string, hidden: PrivateQuery): boolean {
  for (const [name, value] of new URLSearchParams(part)) {
    if (!PRIVATE_NAMES.has(name)) return false
    const before = hidden[name]
    hidden[name] = before === undefined ? value : [before, value].flat()
    return true
  }
  return false
}

export function privateQueryOf(request: IncomingMessage): PrivateQuery {
  return HIDDEN.get(request) ?? {}
}
