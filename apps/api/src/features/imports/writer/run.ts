// One import under way: what every step of the writer shares.
import type { AttributeRecord } from '@vitrine/domain/catalog/records'
import type { Database } from '#api/db/client.ts'
import { ProblemList } from '../problems.ts'

export const KINDS = [
  'attribute',
  'option',
  'category',
  'product',
  'link',
  'review',
  'cms_page',
  'cms_block',
] as const
/** Where products come from that the staff made here. */
export const STAFF_SOURCE = 'staff'

export type Kind = (typeof KINDS)[number]

/** `given` counts what the feed holds and the shop took; the others, what that changed. */
export type KindCount = { given: number; created: number; updated: number; retired: number }

export type KnownAttribute = {
  id: number
  input: AttributeRecord['input']
  optionIds: Map<string, number>
}

export type Run = {
  /** A transaction. */
  db: Database
  source: string
  /** Tables of other shops, and of ours that come back. */
  isPart: boolean
  now: Date
  attributes: Map<string, KnownAttribute>
  categoryIds: Map<string, number>
  taxClassIds: Map<string, number>
  seenSkus: Set<string>
  counts: Record<Kind, KindCount>
  productTypes: Record<string, number>
  problems: ProblemList
  warnings: ProblemList
  onProgress: (progress: Progress) => void
}

export type Progress = {
  step: 'reading' | 'joining' | 'documents'
  done: number
  /** Unknown while a feed is read. */
  total?: number
}

type Start = Pick<Run, 'db' | 'source' | 'now' | 'onProgress'> & { isPart?: boolean | undefined }

export function startRun({ isPart = false, ...input }: Start): Run {
  return {
    ...{ ...input, isPart },
    attributes: new Map(),
    categoryIds: new Map(),
    taxClassIds: new Map(),
    seenSkus: new Set(),
    counts: Object.fromEntries(
      KINDS.map((kind) => [kind, { given: 0, created: 0, updated: 0, retired: 0 }]),
    ) as Record<Kind, KindCount>,
    productTypes: {},
    problems: new ProblemList(),
    warnings: new ProblemList(),
  }
}

export function hasChanges(run: Run): boolean {
  return KINDS.some((kind) => isChanged(run, kind))
}

/** Pages show it beside products, and are told of those alone. */
export function hasNewContent(run: Run): boolean {
  return isChanged(run, 'cms_page') || isChanged(run, 'cms_block')
}

function isChanged({ counts }: Run, kind: Kind): boolean {
  const { created, updated, retired } = counts[kind]
  return created + updated + retired > 0
}
