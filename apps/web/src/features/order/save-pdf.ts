/** As a file of the browser's own. */
export function savePdf({ filename, pdf }: { filename: string; pdf: string }): void {
  const content = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }))
  link.download = filename
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
