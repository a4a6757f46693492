import type { AuditLine } from '@vitrine/contract/audit/audit-log'

/** The fields a line tells of, in the order they were written. */
export const fieldsOf = ({ before, after }: AuditLine): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
