import { csvOf } from '@vitrine/domain/csv'

/** Until then the browser has taken what it was handed. */
const FORGOTTEN_AFTER_MS = 60_000

/** As if it had been a link to a file: the browser puts it where downloads go. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), FORGOTTEN_AFTER_MS)
}

/** Hands a table over as a file, without asking the shop; as a spreadsheet of the page's language reads it. */
export function saveCsv(name: string, rows: Parameters<typeof csvOf>[0]): void {
  const sample = new Intl.NumberFormat(document.documentElement.lang || 'en').format(1.5)
  const table = csvOf(rows, sample.includes(',') ? ',' : '.')
  saveFile(name, new Blob([table], { type: 'text/csv;charset=utf-8' }))
}

/** What a call gives as base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
