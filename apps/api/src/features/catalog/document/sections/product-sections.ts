// The parts of a product page, each from its part of the document.

import type { Product } from '@vitrine/domain/catalog/product'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import type { AttributeLabel, Labels } from '../labels.ts'
import type { ProductBody } from '../product-body.ts'

export function categoriesOf(body: ProductBody, labels: Labels): Product['category'] {
  return body.categoryIds.flatMap((id) => {
    const found = labels.category(id)
    return found ? [{ category_id: id, name: found.name, url_path: found.urlPath }] : []
  })
}

/** What was not measured stands on the colour of the first picture: it was taken in the same light. */
export function mediaOf(body: ProductBody): Product['media_gallery'] {
  return body.media.map(({ path, kind, label, colorOptionId, tone, video }, index) => ({
    image: path,
    pos: index + 1,
    typ: kind,
    lab: label,
    color: colorOptionId === null ? null : String(colorOptionId),
    tone: tone ?? body.media[0]?.tone ?? null,
    vid: video && { url: video.url, title: video.title, type: video.type, video_id: video.videoId },
  }))
}

/** Only values an enabled variant has, in the order the variants bring them, unless somebody has put them in another. */
export function configurableOptionsOf(body: ProductBody, labels: Labels): Product['configurable_options'] {
  return body.axes.flatMap((code, position) => {
    const attribute = labels.attribute(code)
    if (attribute === undefined) return []
    const offered = body.children.filter(isEnabled).map(({ options }) => options[code])
    const ids = inOrder([...new Set(offered)], attribute, labels)
    const values = ids.flatMap((id) => {
      if (id === undefined) return []
      const option = labels.option(id)
      return [{ value_index: String(id), label: option?.label ?? String(id), swatch: option?.swatch ?? null }]
    })
    return [
      { attribute_id: String(attribute.id), attribute_code: code, label: attribute.label, position, values },
    ]
  })
}

/** Readable attributes; what is chosen on the page is not repeated in its details. */
export function detailsOf(body: ProductBody, labels: Labels): Product['details'] {
  return Object.entries(body.attributes)
    .flatMap(([code, values]) => {
      const attribute = labels.attribute(code)
      if (!attribute?.isVisibleOnFront || body.axes.includes(code)) return []
      const texts = inOrder(values, attribute, labels)
        .map((value) => valueText(value, attribute, labels))
        .filter((text) => text !== '')
      return texts.length === 0 ? [] : [{ attribute, code, label: attribute.label, values: texts }]
    })
    .sort((a, b) => a.attribute.position - b.attribute.position || a.code.localeCompare(b.code))
    .map(({ code, label, values }) => ({ code, label, values }))
}

function valueText(value: number | string, attribute: AttributeLabel, labels: Labels): string {
  if (typeof value === 'number') return labels.option(value)?.label ?? ''
  if (attribute.input !== 'boolean') return value
  return value === '1' ? labels.yes : ''
}

/** Documents have the order that held when they were made. */
function inOrder<Value extends number | string | undefined>(
  values: readonly Value[],
  { isOrdered }: AttributeLabel,
  labels: Labels,
): Value[] {
  const placeOf = (value: Value) => (typeof value === 'number' ? (labels.option(value)?.place ?? 0) : 0)
  return isOrdered ? values.toSorted((a, b) => placeOf(a) - placeOf(b)) : [...values]
}
