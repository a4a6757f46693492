import type { PictureSpec } from '@vitrine/art/picture-spec'
import type { Language } from '@vitrine/domain/store/store-view'
import { categoryPath } from '../categories/categories.ts'
import { picturePath } from '../picture/picture-path.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { SLIDES } from './slide-words.ts'

type Slide = { key: keyof typeof SLIDES; category: string; light: boolean; picture: PictureSpec }

const winter: PictureSpec = {
  items: [
    { garment: 'trousers', fabric: 'melange', color: 'charcoal', seed: 'slide1' },
    { garment: 'coat', fabric: 'melange', color: 'camel', seed: 'slide2' },
    { garment: 'beanie', fabric: 'knit', color: 'sage', seed: 'slide3' },
  ],
  seed: 'slide4',
}
const knitwear: PictureSpec = {
  garment: 'sweater',
  fabric: 'knit',
  color: 'forest',
  options: { neck: 'turtle' },
  seed: 'slide5',
}
const tailoring: PictureSpec = { garment: 'blazer', fabric: 'melange', color: 'slate', seed: 'slide6' }

const ROW: readonly Slide[] = [
  { key: 'winter', category: 'new-in', light: true, picture: winter },
  { key: 'knitwear', category: 'women/knitwear', light: true, picture: knitwear },
  { key: 'tailoring', category: 'women/coats-and-jackets', light: false, picture: tailoring },
]

/** The slides of the home page in one language; each leads to a category. */
export const mainSlider = (language: Language) =>
  ROW.map(({ key, category, light, picture }) => ({
    img: picturePath(picture),
    title: bindShortWords(SLIDES[key].title[language], language),
    text: bindShortWords(SLIDES[key].text[language], language),
    cta: bindShortWords(SLIDES[key].cta[language], language),
    link: categoryPath(category, language),
    category_key: category,
    light_bg: light,
  }))
