import { setImmediate as breathe } from 'node:timers/promises'
import type {
  AttributeRecord,
  CategoryRecord,
  CmsBlockRecord,
  CmsPageRecord,
  LinkRecord,
  ProductRecord,
  ReviewRecord,
  ShopRecord,
} from '@vitrine/domain/catalog/records'
import { ImportRefused } from '../problems.ts'
import { writeBlocks, writePages } from './content/write-content.ts'
import { type Prepared, prepareProducts } from './products/prepare-products.ts'
import { writeProducts } from './products/write-products.ts'
import { noteLinks } from './relations/note-links.ts'
import type { Run } from './run.ts'
import { withPlainSkus } from './with-plain-skus.ts'
import { writeAttributes } from './write-attributes.ts'
import { writeCategories } from './write-categories.ts'

const BATCH = 1000
/** Batches read while one is being written. */
const AHEAD = 2
/** Records read between two looks at what the database has answered. */
const BREATH = 50

/** Attributes and categories stay together, for one names another; reviews wait for the last product. */
const BUFFERED = new Set<ShopRecord['kind']>(['attribute', 'category', 'review'])

type Batches = {
  attribute: AttributeRecord[]
  category: CategoryRecord[]
  product: ProductRecord[]
  link: LinkRecord[]
  cms_page: CmsPageRecord[]
  cms_block: CmsBlockRecord[]
  review: ReviewRecord[]
}

const noBatches = (): Batches => ({
  attribute: [],
  category: [],
  product: [],
  link: [],
  cms_page: [],
  cms_block: [],
  review: [],
})

/**
 * Stores the feed batch by batch; while the database works through one, the next two are read and made into rows.
 * Reviews are handed back: they need all products, and there are few.
 */
export async function readFeed(
  run: Run,
  records: Iterable<ShopRecord> | AsyncIterable<ShopRecord>,
): Promise<{ reviews: ReviewRecord[] }> {
  const reviews: ReviewRecord[] = []
  let batches: Batches = { ...noBatches(), review: reviews }
  const line = createLine(run)
  const push = () => {
    const full = batches
    batches = { ...noBatches(), review: reviews }
    return line.push(full)
  }
  await learnTaxClasses(run)
  let read = 0
  await collectRefusal(run, async () => {
    for await (const record of records) {
      const batch: ShopRecord[] = batches[record.kind]
      batch.push(withPlainSkus(record))
      if (batch.length >= BATCH && !BUFFERED.has(record.kind)) await push()
      read += 1
      if (read % BREATH === 0) await breathe()
    }
  }).finally(line.settle)
  await push()
  await line.finish()
  return { reviews }
}

/** Batches under way. Each is prepared after the one before, so that attributes are known to all that follow. */
function createLine(run: Run) {
  let prepared: Promise<unknown> = Promise.resolve()
  let writing: Promise<void>[] = []
  const settle = async () => void (await Promise.allSettled(writing))
  return {
    settle,
    finish: async () => void (await Promise.all(writing)),
    push: async (batches: Batches) => {
      const next = prepared.then(() => prepare(run, batches))
      prepared = next
      const written = next.then(({ products }) => flush(run, batches, products))
      // Heard of at the next await; a rejection nobody waits for yet would end the process.
      written.catch(() => {})
      writing = [...writing.slice(-AHEAD), written]
      if (writing.length > AHEAD) await writing[0]
    },
  }
}

/** A reader that refuses its files is heard out: its problems join those the writer has found so far. */
async function collectRefusal(run: Run, read: () => Promise<void>): Promise<void> {
  try {
    await read()
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    for (const problem of run.problems.listed) error.problems.add(problem)
    throw new ImportRefused(error.problems)
  }
}

/** In the order in which one kind names another. */
async function prepare(run: Run, { attribute, category, product }: Batches): Promise<{ products: Prepared }> {
  if (attribute.length > 0) await writeAttributes(run, attribute)
  if (category.length > 0) await writeCategories(run, category)
  return { products: prepareProducts(run, product) }
}

async function flush(run: Run, batches: Batches, products: Prepared): Promise<void> {
  if (products.given.length > 0) await writeProducts(run, products)
  if (batches.link.length > 0) await noteLinks(run, batches.link)
  if (batches.cms_page.length > 0) await writePages(run, batches.cms_page)
  if (batches.cms_block.length > 0) await writeBlocks(run, batches.cms_block)
  run.onProgress({ step: 'reading', done: run.counts.product.given })
}

export async function learnTaxClasses(run: Run): Promise<void> {
  const rows = await run.db.selectFrom('tax_class').selectAll().execute()
  for (const { name, tax_class_id } of rows) run.taxClassIds.set(name, tax_class_id)
}
