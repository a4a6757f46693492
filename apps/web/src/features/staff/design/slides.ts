import { type Design, NO_SLIDE_TEXT, type Slide, type SliderName } from '@vitrine/domain/design/design'
import type { Language } from '@vitrine/domain/store/store-view'

export const withSlides = (design: Design, slider: SliderName, slides: Slide[]): Design => ({
  ...design,
  sliders: { ...design.sliders, [slider]: slides },
})

export const withSlide = (design: Design, slider: SliderName, slide: Slide): Design =>
  withSlides(
    design,
    slider,
    design.sliders[slider].map((one) => (one.id === slide.id ? slide : one)),
  )

/** To another place of its list; beyond its ends it stays. */
export function moveSlide(slides: readonly Slide[], from: number, to: number): Slide[] {
  const after = [...slides]
  const [slide] = after.splice(from, 1)
  if (slide) after.splice(Math.max(0, Math.min(after.length, to)), 0, slide)
  return after
}

export const newSlide = (by: number | null): Slide => ({
  ...{ id: `s-${crypto.randomUUID()}`, by, pictures: [], light_bg: true, stores: [], from: null },
  ...{ until: null, is_hidden: false, category_key: null, texts: { en: NO_SLIDE_TEXT } },
})

export const titleOf = ({ texts }: Slide, language: Language): string =>
  texts[language]?.title || texts.en?.title || Object.values(texts)[0]?.title || '…'
