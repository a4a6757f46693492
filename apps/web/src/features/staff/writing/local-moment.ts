// Moments as a field of day and hour holds them: by the reader's own clock, without a zone.

export function localOf(moment: string | null | undefined): string {
  if (!moment) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export const momentFrom = (local: string): string | null =>
  local === '' ? null : new Date(local).toISOString()

/** A browser takes years of six digits, unless there is a last day. */
export const LAST_LOCAL = '9999-12-31T23:59'
