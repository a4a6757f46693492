import { STORE_IDENTITIES } from '../store/store-identity.ts'
import { LANGUAGES, type Language } from '../store/store-view.ts'
import { type Design, SLIDERS, type Slide, type SliderName } from './design.ts'

/** Longer headings take three lines on a phone. */
export const LONGEST_TITLE = 48

export type DesignWarning = {
  what: 'missing' | 'long' | 'no-picture' | 'ended'
  slider: SliderName
  slide: Slide
  languages: Language[]
}

/** What an editor would rather see before shoppers do; nothing of it forbids to publish. */
export function designWarnings({ sliders }: Design, now: string): DesignWarning[] {
  return SLIDERS.flatMap((slider) =>
    sliders[slider].filter(({ is_hidden }) => !is_hidden).flatMap((slide) => warningsOf(slider, slide, now)),
  )
}

function warningsOf(slider: SliderName, slide: Slide, now: string): DesignWarning[] {
  const told = (what: DesignWarning['what'], languages: Language[] = []): DesignWarning => ({
    ...{ what, slider, slide, languages },
  })
  const missing = languagesOf(slide).filter((language) => !slide.texts[language]?.title)
  const long = LANGUAGES.filter((language) => (slide.texts[language]?.title.length ?? 0) > LONGEST_TITLE)
  return [
    ...(slide.pictures.length === 0 ? [told('no-picture')] : []),
    ...(slide.until !== null && slide.until <= now ? [told('ended')] : []),
    ...(missing.length > 0 ? [told('missing', missing)] : []),
    ...(long.length > 0 ? [told('long', long)] : []),
  ]
}

/** Those its stores speak. */
export function languagesOf({ stores }: Pick<Slide, 'stores'>): Language[] {
  if (stores.length === 0) return [...LANGUAGES]
  const spoken = stores.map((code) => STORE_IDENTITIES[code].language)
  return LANGUAGES.filter((language) => spoken.includes(language))
}
