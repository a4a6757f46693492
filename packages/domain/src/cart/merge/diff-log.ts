import type { ClientLine, MergeStep, ServerLine } from './merge-lines.ts'

/** What a merge found, in the words of the specification (§2.7): `party` is the side that has to learn of it. */
export type DiffEntry = {
  party: 'client' | 'server'
  status: 'no-item' | 'wrong-qty' | 'update-required' | 'no-changes'
  sku?: string
  'client-qty'?: number
  'server-qty'?: number
}

export function diffOf(steps: readonly MergeStep<ClientLine, ServerLine>[]): DiffEntry[] {
  const entries = steps.flatMap(entryOf)
  const isNeeded = (party: DiffEntry['party']) => entries.some((entry) => entry.party === party)
  const summary = (party: DiffEntry['party']): DiffEntry => ({
    party,
    status: isNeeded(party) ? 'update-required' : 'no-changes',
  })
  return [...entries, summary('client'), summary('server')]
}

function entryOf(step: MergeStep<ClientLine, ServerLine>): DiffEntry[] {
  switch (step.kind) {
    case 'equal':
      return []
    case 'drop-client':
      return [{ party: 'server', status: 'no-item', sku: step.client.sku }]
    case 'drop-server':
      return [{ party: 'client', status: 'no-item', sku: step.server.sku }]
    default:
      return [differenceOf(step)]
  }
}

function differenceOf({ client, server }: { client?: ClientLine; server?: ServerLine }): DiffEntry {
  if (client && server)
    return {
      party: 'server',
      status: 'wrong-qty',
      sku: client.sku,
      'client-qty': client.qty,
      'server-qty': server.qty,
    }
  return client
    ? { party: 'server', status: 'no-item', sku: client.sku }
    : { party: 'client', status: 'no-item', sku: server?.sku }
}
