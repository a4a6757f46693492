import { codesSpeaking } from '../store/store-identity.ts'
import { type Language, STORE_CODES } from '../store/store-view.ts'
import { focusedPath, type Slide, type SlideText } from './design.ts'

/** A slide as programs send it, in one language. */
export type SentSlide = SlideText & {
  img?: string | null | undefined
  img2?: string | null | undefined
  light_bg: boolean
}
type Sender = { language: Language; by: number | null; newId(): string }

const MIDDLE: [number, number] = [50, 50]

/**
 * What was sent is all that stores of the language show, in its order. A picture that is there already is the same slide,
 * and keeps the words of other languages; what was left out goes on in their stores.
 */
export function mergeSlides(
  before: readonly Slide[],
  sent: readonly SentSlide[],
  { language, by, newId }: Sender,
): Slide[] {
  const here = codesSpeaking([language])
  const rest = [...before]
  const shown = sent.flatMap(({ img, img2, light_bg, ...text }): Slide[] => {
    if (!img) return []
    const at = rest.findIndex(
      (slide) => isOf(slide, img) && here.every((code) => storesIn(slide).includes(code)),
    )
    const known = at < 0 ? undefined : rest.splice(at, 1)[0]
    const slide = known ?? newSlide({ id: newId(), by, stores: here })
    const pictures = [known?.pictures[0] ?? { path: img, focus: MIDDLE }, ...secondOf(known, img2)]
    return [{ ...slide, light_bg, pictures, texts: { ...slide.texts, [language]: text } }]
  })
  const others = rest.flatMap((slide): Slide[] => {
    const stores = storesIn(slide).filter((code) => !here.includes(code))
    return stores.length > 0 ? [{ ...slide, stores }] : []
  })
  return [...shown, ...others]
}

const isOf = ({ pictures: [first] }: Slide, img: string): boolean =>
  first !== undefined && [first.path, focusedPath(first)].includes(img)

const storesIn = ({ stores }: Slide) => (stores.length > 0 ? stores : STORE_CODES)

function secondOf(known: Slide | undefined, img2: string | null | undefined): Slide['pictures'] {
  if (img2 === undefined) return known?.pictures.slice(1) ?? []
  return img2 === null ? [] : [{ path: img2, focus: MIDDLE }]
}

const newSlide = (of: Pick<Slide, 'id' | 'by' | 'stores'>): Slide => ({
  ...{ ...of, pictures: [], light_bg: false, from: null, until: null, is_hidden: false },
  ...{ category_key: null, texts: {} },
})
