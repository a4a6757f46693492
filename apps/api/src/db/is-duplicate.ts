const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a write because a unique index holds its like already. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === UNIQUE_VIOLATION
}
