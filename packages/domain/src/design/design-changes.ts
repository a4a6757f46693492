import { stableJson } from '../json/stable-json.ts'
import type { Language } from '../store/store-view.ts'
import { type Design, NO_SLIDE_TEXT, SLIDERS, type Slide, type SliderName } from './design.ts'

export type SlideField = 'title' | 'text' | 'button' | 'link' | 'alt' | 'pictures' | 'shown' | 'light_bg'
/** One line of what publishing would change. */
export type DesignChange =
  | { what: 'slide-new' | 'slide-gone'; slider: SliderName; slide: Slide }
  | { what: 'slide-order'; slider: SliderName }
  | {
      what: 'slide-field'
      slider: SliderName
      slide: Slide
      field: SlideField
      language: Language | null
      before: string
      after: string
    }
  | { what: 'navbar' | 'bonus' | 'payments'; before: string; after: string }

export function designChanges(before: Design, after: Design): DesignChange[] {
  const lists = SLIDERS.flatMap((slider) =>
    sliderChanges(slider, before.sliders[slider], after.sliders[slider]),
  )
  const parts = (['navbar', 'bonus', 'payments'] as const).flatMap((what): DesignChange[] => {
    const [was, is] = [stableJson(before[what]), stableJson(after[what])]
    return was === is ? [] : [{ what, before: was, after: is }]
  })
  return [...lists, ...parts]
}

function sliderChanges(
  slider: SliderName,
  before: readonly Slide[],
  after: readonly Slide[],
): DesignChange[] {
  const find = (slides: readonly Slide[], { id }: Slide) => slides.find((one) => one.id === id)
  const gone = before.filter((slide) => !find(after, slide))
  const kept = after.filter((slide) => find(before, slide))
  const wasOrder = before.filter((slide) => find(after, slide)).map(({ id }) => id)
  const isMoved = JSON.stringify(wasOrder) !== JSON.stringify(kept.map(({ id }) => id))
  return [
    ...gone.map((slide): DesignChange => ({ what: 'slide-gone', slider, slide })),
    ...after
      .filter((slide) => !find(before, slide))
      .map((slide): DesignChange => ({ what: 'slide-new', slider, slide })),
    ...(isMoved ? [{ what: 'slide-order', slider } as const] : []),
    ...kept.flatMap((slide) => {
      const was = find(before, slide)
      return was ? fieldChanges(slider, was, slide) : []
    }),
  ]
}

const WORDS = ['title', 'text', 'button', 'link', 'alt'] as const

type Line = { field: SlideField; language: Language | null; before: string; after: string }

function fieldChanges(slider: SliderName, was: Slide, slide: Slide): DesignChange[] {
  const languages = Object.keys({ ...was.texts, ...slide.texts }) as Language[]
  const words = languages.flatMap((language) =>
    WORDS.map((field): Line => {
      const [before, after] = [was, slide].map(({ texts }) => (texts[language] ?? NO_SLIDE_TEXT)[field])
      return { field, language, before: before ?? '', after: after ?? '' }
    }),
  )
  const ofAll = { language: null } as const
  const lines: Line[] = [
    ...words,
    { ...ofAll, field: 'pictures', before: picturesText(was), after: picturesText(slide) },
    { ...ofAll, field: 'shown', before: shownText(was), after: shownText(slide) },
    { ...ofAll, field: 'light_bg', before: String(was.light_bg), after: String(slide.light_bg) },
  ]
  return lines
    .filter(({ before, after }) => before !== after)
    .map((line): DesignChange => ({ what: 'slide-field', slider, slide, ...line }))
}

const picturesText = ({ pictures }: Slide): string =>
  pictures.map(({ path, focus }) => `${path} ${focus.join('/')}`).join(', ')
const shownText = ({ stores, from, until, is_hidden }: Slide): string =>
  [is_hidden ? '–' : stores.join(', ') || '*', from, until].filter(Boolean).join(' ')
