import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { AttributeRecord } from '@vitrine/domain/catalog/records'
import { ProblemList } from '../problems.ts'
import { CategoryNames } from './category-names.ts'
import type { PriceConversions } from './prices.ts'

/** What one reading of a Luma folder has learnt so far. */
export type LumaFeed = {
  dir: string
  conversions: PriceConversions
  problems: ProblemList
  /** Paths as the feed writes them: `/m/h/mh01.jpg`. */
  pictures: ReadonlySet<string>
  cmsPictures: ReadonlySet<string>
  usedPictures: Set<string>
  attributes: Map<string, AttributeRecord>
  /** By code: option key by lower-case label, since the spelling of values wanders. */
  optionKeys: Map<string, Map<string, string>>
  categories: CategoryNames
  facts: LumaFacts
}

/** What the feed held, for the closing table; the shop's own counts come from the import. */
export type LumaFacts = {
  attributes: number
  pictureFiles: number
  usedPictures: number
  cmsPictures: number
  placements: number
}

export async function openFeed(dir: string, conversions: PriceConversions): Promise<LumaFeed> {
  const problems = new ProblemList()
  const pictures = await listPictures(`${dir}/media/catalog/product`)
  const cmsPictures = await listPictures(`${dir}/media/wysiwyg`)
  if (pictures.size === 0)
    problems.add({ message: `there are no pictures below ${dir}/media/catalog/product` })
  return {
    dir,
    conversions,
    problems,
    pictures,
    cmsPictures,
    usedPictures: new Set(),
    attributes: new Map(),
    optionKeys: new Map(),
    categories: new CategoryNames(),
    facts: {
      attributes: 0,
      pictureFiles: pictures.size,
      usedPictures: 0,
      cmsPictures: cmsPictures.size,
      placements: 0,
    },
  }
}

const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i

/** Every picture below the folder, as `/a/b/name.jpg`; none when the folder is missing. */
async function listPictures(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && PICTURE.test(entry.name))
  return new Set(
    files.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`),
  )
}
