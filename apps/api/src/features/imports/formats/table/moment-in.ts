// Dates of foreign tables.

/** `2026-01-31 08:00:00`, `1/31/26, 8:15 AM`: as ISO 8601 in UTC; undefined for what is no moment. */
export function momentIn(cell: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?/.exec(cell)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})(?:,? +(\d{1,2}):(\d\d)(?: *([AP])M)?)?/i.exec(cell)
  const parts = iso
    ? [iso[1], iso[2], iso[3], iso[4], iso[5]]
    : us
      ? [(us[3] ?? '').length === 2 ? `20${us[3]}` : us[3], us[1], us[2], hourOf(us[4], us[6]), us[5]]
      : []
  const [year, month, day, hour = 0, minute = 0] = parts.map((part) => Number(part ?? 0))
  if (year === undefined || month === undefined || day === undefined) return undefined
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString() : undefined
}

function hourOf(hour: string | undefined, half: string | undefined): string | undefined {
  if (hour === undefined || half === undefined) return hour
  return String((Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0))
}
