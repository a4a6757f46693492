import type { MediaRecord } from '@vitrine/domain/catalog/records'
import type { Row } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'
import { usePicture } from './pictures.ts'

/** What a configurable needs to know of its variants. */
export type Variant = { color: string | undefined; images: readonly string[] }

/** `sku=A-XS,size=XS,color=Red|sku=…`: every name but sku is something to choose by, in that order. */
export function variationsOf(feed: LumaFeed, row: Row): { axes: string[]; skus: string[] } {
  const variations = row
    .get('configurable_variations')
    .split('|')
    .map((text) => new Map(text.split(',').map((pair) => pair.split('=') as [string, string])))
  const skus = variations.flatMap((variation) => variation.get('sku') ?? [])
  if (skus.length !== variations.length)
    feed.problems.add({ place: row.place, message: 'a variation of the configurable has no sku' })
  return {
    axes: [...(variations[0]?.keys() ?? [])].filter((name) => name !== 'sku'),
    skus: [...new Set(skus)],
  }
}

/** Main picture, further views of it, then those of the variants' other colours. */
export function galleryOf(feed: LumaFeed, row: Row, variants: readonly Variant[]): MediaRecord[] {
  const own = imagesOf(row)
  const colors = new Map(
    variants.flatMap(({ images, color }) => images.map((path) => [path, color] as const)),
  )
  const paths = new Set([...own, ...colors.keys()])
  return [...paths].map((path) => {
    const color = colors.get(path)
    return { ...usePicture(feed, path, row.place), ...(color !== undefined && { colorKey: color }) }
  })
}

export function imagesOf(row: Row): string[] {
  return [row.get('base_image'), ...row.get('additional_images').split(',')].filter((path) => path !== '')
}
