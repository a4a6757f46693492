import { csvOf } from '@vitrine/domain/partner/payout/csv-cell'

/** Hands a table over as a file, without asking the shop. */
export function saveCsv(name: string, rows: Parameters<typeof csvOf>[0]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  saveFile(name, address)
  URL.revokeObjectURL(address)
}

export function saveFile(name: string, href: string): void {
  const link = document.createElement('a')
  Object.assign(link, { href, download: name })
  link.click()
}
