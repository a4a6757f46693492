import { type JsonObject, objectIn } from '../json/loose-json.ts'
import type { Language, StoreCode } from '../store/store-view.ts'
import { type Design, focusedPath, NO_SLIDE_TEXT, type Slide, type SlideText } from './design.ts'

export type Viewer = { store: { code: StoreCode; language: Language }; now: string }

/** What a store reads in the block `cms_settings` at a moment, over what the block says itself. */
export function compileDesign(design: Design, viewer: Viewer, base: JsonObject): JsonObject {
  const { sliders, navbar, bonus } = design
  const shown = (slides: readonly Slide[]) =>
    slides.filter((slide) => isShown(slide, viewer)).map((slide) => toJson(slide, viewer.store.language))
  const { show_banner, show_modal, modal_after_ms, code } = bonus
  return {
    main_slider: shown(sliders.main),
    top_slider: { ...headOf(base.top_slider), slides: shown(sliders.top) },
    bottom_slider: { ...headOf(base.bottom_slider), slides: shown(sliders.bottom) },
    top_styles: shown(sliders.styles),
    navbar: { ...objectIn(base.navbar), category_ids: navbar },
    show_bonuses_banner: show_banner,
    show_bonuses_modal: show_modal,
    show_bonuses_modal_after: modal_after_ms,
    bonuses_banner_code: code,
    ...(design.payments.length > 0 && {
      payment_methods: paymentsOf(design, viewer.store.language, base.payment_methods),
    }),
  }
}

export function isShown(slide: Slide, { store, now }: Viewer): boolean {
  const { stores, from, until, is_hidden, pictures } = slide
  if (is_hidden || pictures.length === 0) return false
  if (stores.length > 0 && !stores.includes(store.code)) return false
  return (from === null || from <= now) && (until === null || now < until)
}

/** When something of it next begins or ends to show; null for never. */
export function nextChange({ sliders }: Design, now: string): string | null {
  const moments = Object.values(sliders)
    .flat()
    .flatMap(({ from, until }) => [from, until])
    .filter((moment): moment is string => moment !== null && moment > now)
  return moments.toSorted()[0] ?? null
}

/** The words of a language; where it has none, the English ones, else any. */
export function textOf({ texts }: Slide, language: Language): SlideText {
  const english = texts.en ?? Object.values(texts)[0] ?? NO_SLIDE_TEXT
  const own = texts[language]
  return own && own.title !== '' ? { ...own, link: own.link || english.link } : english
}

function toJson(slide: Slide, language: Language): JsonObject {
  const { title, text, button, link, alt } = textOf(slide, language)
  const [first, second] = slide.pictures
  return {
    ...{ title, text, button, link, alt, light_bg: slide.light_bg },
    ...(first && { img: focusedPath(first), focus: first.focus }),
    ...(second && { img2: focusedPath(second), focus2: second.focus }),
    ...(slide.category_key && { category_key: slide.category_key }),
  }
}

/** Known ways in the editor's order and words; what they cost stays with the settings. */
function paymentsOf({ payments }: Design, language: Language, known: unknown): unknown[] {
  const methods = Array.isArray(known) ? known.map(objectIn) : []
  return payments.flatMap(({ code, is_shown, titles }) => {
    const method = methods.find((one) => one.code === code)
    return method && is_shown ? [{ ...method, title: titles[language] || method.title }] : []
  })
}

const headOf = (slider: unknown): JsonObject => {
  const { heading } = objectIn(slider)
  return typeof heading === 'string' ? { heading } : {}
}
