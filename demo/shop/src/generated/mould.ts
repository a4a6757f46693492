// What generated products are cast from: the words, addresses and pictures of a real good, made once.
import type { ColorName } from '@vitrine/art/palette'
import type { MediaRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import type { Good } from '../goods/good.ts'
import { GOODS } from '../goods/goods.ts'
import { drawn } from '../picture/picture-path.ts'
import { specOf } from '../picture/pictures.ts'
import { attributesOf } from '../range/attributes-of.ts'
import { categoriesOf } from '../range/categories-of.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { tellings } from '../copywriting/tellings.ts'
import { writeTexts } from '../copywriting/write-texts.ts'

type Text = { name: string; description?: string; urlKey?: string }

export type Mould = {
  good: Good
  texts: readonly (readonly [Language, Text])[]
  attributes: ProductRecord['attributes']
  categoryKeys: readonly string[]
  pictureOf: (color: ColorName) => MediaRecord
}

function rememberPictures(good: Good): (color: ColorName) => MediaRecord {
  const known = new Map<ColorName, MediaRecord>()
  return (color) => {
    const picture = known.get(color) ?? drawn(specOf(good, color), color)
    known.set(color, picture)
    return picture
  }
}

export const moulds = (languages: readonly Language[], context: DemoContext): Mould[] =>
  tellings(GOODS, context).map((telling) => {
    const texts = writeTexts(telling)
    return {
      good: telling.good,
      texts: languages.flatMap((language) => (texts[language] ? [[language, texts[language]] as const] : [])),
      attributes: attributesOf(telling.good),
      categoryKeys: categoriesOf(telling.good, { isNew: false, isReduced: false }),
      pictureOf: rememberPictures(telling.good),
    }
  })
