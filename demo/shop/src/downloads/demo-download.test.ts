import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { DEFAULT_CONTEXT } from '../range/demo-context.ts'
import { specialProducts } from '../special/special-products.ts'
import { demoDownload } from './demo-download.ts'

const sold = specialProducts(DEFAULT_CONTEXT).flatMap(({ texts, downloads = [] }) =>
  downloads.map(({ file }) => ({ file, names: [texts.en?.name ?? '', texts.de?.name ?? ''] })),
)

async function read(pdf: Buffer): Promise<{ pages: number; text: string }> {
  const reading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  const document = await reading.promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) =>
      (await document.getPage(at + 1)).getTextContent(),
    ),
  )
  const words = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
  await reading.destroy()
  return { pages: pages.length, text: words.join(' ').replace(/\s+/g, ' ') }
}

test('the demo shop sells files', () => expect(sold.length).toBe(4))

test.each(sold)(
  '$file can be read: its name in both languages, on three pages at most',
  async ({ file, names }) => {
    const pdf = await demoDownload(file)?.()
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf?.length).toBeLessThan(300_000)
    const { pages, text } = await read(pdf as Buffer)
    expect(pages).toBeLessThanOrEqual(3)
    for (const name of names) expect(text).toContain(name.replace(/\s/g, ' '))
    expect(text).toContain('V I T R I N E')
    if (/shirt|tote/.test(file)) expect(text).toContain('5 cm × 5 cm')
  },
)

test.each(sold)('$file is the same however often it is made', async ({ file }) => {
  const draw = demoDownload(file)
  expect(await draw?.()).toEqual(await draw?.())
})

test.each(['downloads/none.pdf', 'shirt-pattern.pdf', '', 'toString', '../downloads/care-guide.pdf'])(
  'no file: %s',
  (path) => expect(demoDownload(path)).toBeUndefined(),
)
