import type { PictureSpec } from '@vitrine/art/picture-spec'
import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'
import type { Language } from '@vitrine/domain/store/store-view'
import { categoryPath } from '../categories/categories.ts'
import { loadData } from '../data/load-data.ts'
import { picturePath } from '../picture/picture-path.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import type { EveryLanguage } from '../words/localized.ts'

type SlideKey = 'winter' | 'knitwear' | 'leather' | 'tailoring'
type SlideWords = { title: EveryLanguage; text: EveryLanguage; cta: EveryLanguage }
type Slide = { key: SlideKey; category: string; light: boolean; picture: PictureSpec }

const SLIDES = loadData<Record<SlideKey, SlideWords>>('slides')

/** All three that its text names: double-faced wool, lambswool, boots. */
const winter: PictureSpec = {
  items: [
    { garment: 'sweater', fabric: 'knit', color: 'forest', options: { neck: 'turtle' }, seed: 'slide1' },
    { garment: 'coat', fabric: 'melange', color: 'camel', seed: 'slide2' },
    { garment: 'boot', fabric: 'leather', color: 'espresso', seed: 'slide3' },
  ],
  seed: 'slide4',
}
const knitwear: PictureSpec = {
  garment: 'sweater',
  fabric: 'knit',
  color: 'oat',
  options: { neck: 'turtle' },
  seed: 'slide5',
}
const folded: PictureSpec = { garment: 'folded', fabric: 'knit', color: 'oat', seed: 'slide8' }
/** From near, so that its tall frame cuts no sleeve. */
const tailoring: PictureSpec = {
  garment: 'blazer',
  fabric: 'melange',
  color: 'slate',
  view: 'detail',
  seed: 'slide6',
}

const leather: PictureSpec = { garment: 'boot', fabric: 'leather', color: 'espresso', seed: 'slide7' }

const ROW: readonly Slide[] = [
  { key: 'winter', category: 'new-in', light: true, picture: winter },
  { key: 'knitwear', category: 'women/knitwear', light: true, picture: knitwear },
  { key: 'leather', category: 'shoes/boots', light: true, picture: leather },
]
const TOP: Slide = { key: 'tailoring', category: 'women/coats-and-jackets', light: true, picture: tailoring }
const BOTTOM: Slide = { key: 'knitwear', category: 'women/knitwear', light: true, picture: folded }

function slide({ key, category, light, picture }: Slide, language: Language) {
  const words = SLIDES[key]
  // What the desk of the design does not keep would be told there as somebody's change.
  const bound = (text: EveryLanguage) => stripInvisible(bindShortWords(text[language], language))
  const cta = bound(words.cta)
  return {
    img: picturePath(picture),
    title: bound(words.title),
    text: bound(words.text),
    cta,
    button: cta,
    link: categoryPath(category, language),
    category_key: category,
    light_bg: light,
  }
}

/** The slides of the home page in one language; each leads to a category. */
export const mainSlider = (language: Language) => ROW.map((each) => slide(each, language))

/** The pictures that lead the rows of products above and below. */
export const topSlider = (language: Language) => slide(TOP, language)
export const bottomSlider = (language: Language) => slide(BOTTOM, language)
