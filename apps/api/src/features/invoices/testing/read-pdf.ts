import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a reader of the PDF can select and copy, a line for each piece of text. */
export async function readPdf(pdf: Uint8Array): Promise<{ pages: number; text: string }> {
  const reading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  const document = await reading.promise
  let text = ''
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  }
  const { numPages } = document
  await reading.destroy()
  return { pages: numPages, text }
}
