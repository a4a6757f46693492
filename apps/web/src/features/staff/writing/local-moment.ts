// Moments as a field of day and hour holds them: by the reader's own clock, without a zone.

export function localOf(moment: string | null | undefined): string {
  if (!moment) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/**
 * What still reads as it stood is that moment: a field holds no seconds, and of an hour that comes twice, when clocks go back,
 * it cannot tell the second.
 */
export function momentFrom(local: string, stood?: string | null): string | null {
  if (local === '') return null
  return stood && localOf(stood) === local ? stood : new Date(local).toISOString()
}

/** A browser takes years of six digits, unless there is a last day. */
export const LAST_LOCAL = '9999-12-31T23:59'
