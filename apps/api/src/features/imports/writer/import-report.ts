import type { Problem } from '../problems.ts'
import type { Kind, KindCount, Run } from './run.ts'

export type ImportReport = {
  source: string
  /** Null when the feed held nothing new. */
  generation: number | null
  ms: number
  counts: Record<Kind, KindCount>
  productTypes: Record<string, number>
  warnings: { count: number; listed: readonly Problem[] }
}

export function toReport(
  run: Run,
  { generation, ms }: Pick<ImportReport, 'generation' | 'ms'>,
): ImportReport {
  const { source, counts, productTypes, warnings } = run
  return {
    source,
    generation,
    ms,
    counts,
    productTypes,
    warnings: { count: warnings.count, listed: warnings.listed },
  }
}
