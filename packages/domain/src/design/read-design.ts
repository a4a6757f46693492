// The design a shop has before anybody edited it: what its settings say, language by language, put together.
import { codesSpeaking } from '../store/store-identity.ts'
import { LANGUAGES, type Language } from '../store/store-view.ts'
import type { Design, PaymentLook, Slide, SliderName, SlideText } from './design.ts'

type Json = Record<string, unknown>
export type SettingsByLanguage = Partial<Record<Language, Json>>

const KEYS: Readonly<Record<SliderName, string>> = {
  main: 'main_slider',
  top: 'top_slider',
  bottom: 'bottom_slider',
  styles: 'top_styles',
}
const MIDDLE: [number, number] = [50, 50]

export function readDesign(settings: SettingsByLanguage): Design {
  const any = settings.en ?? Object.values(settings)[0] ?? {}
  const sliders = Object.fromEntries(
    Object.entries(KEYS).map(([name, key]) => [name, slidesOf(settings, name, key)]),
  ) as Design['sliders']
  const { category_ids } = recordOf(any.navbar)
  return {
    sliders,
    navbar: Array.isArray(category_ids) ? category_ids.filter(Number.isSafeInteger) : [],
    bonus: {
      show_banner: any.show_bonuses_banner === true,
      show_modal: any.show_bonuses_modal === true,
      modal_after_ms: Number(any.show_bonuses_modal_after) || 3000,
      code: textOf(any.bonuses_banner_code),
    },
    payments: paymentsOf(settings),
  }
}

/** A place in the list is one slide in every language; what only some have is theirs alone. */
function slidesOf(settings: SettingsByLanguage, name: string, key: string): Slide[] {
  const lists = LANGUAGES.flatMap((language) => {
    const json = settings[language]
    return json ? [{ language, slides: listOf(json[key]).filter(({ img }) => textOf(img) !== '') }] : []
  })
  const longest = Math.max(0, ...lists.map(({ slides }) => slides.length))
  return Array.from({ length: longest }, (_, at) => {
    const known = lists.flatMap(({ language, slides }) => {
      const slide = slides[at]
      return slide ? [{ language, slide }] : []
    })
    const isForAll = known.length === lists.length
    const [first] = known
    return {
      ...{ id: `${name}-${at + 1}`, by: null, from: null, until: null, is_hidden: false },
      pictures: picturesOf(first?.slide ?? {}),
      light_bg: first?.slide.light_bg === true,
      category_key: textOf(first?.slide.category_key) || null,
      stores: isForAll ? [] : codesSpeaking(known.map(({ language }) => language)),
      texts: Object.fromEntries(known.map(({ language, slide }) => [language, wordsOf(slide)])),
    }
  })
}

const picturesOf = ({ img, img2, second_img }: Json): Slide['pictures'] =>
  [img, img2 ?? second_img]
    .map(textOf)
    .filter(Boolean)
    .map((path) => ({ path, focus: MIDDLE }))

const wordsOf = (slide: Json): SlideText => ({
  title: textOf(slide.title),
  text: textOf(slide.text ?? slide.subtitle),
  button: textOf(slide.button ?? slide.button_text),
  link: textOf(slide.link ?? slide.url),
  alt: textOf(slide.alt),
})

function paymentsOf(settings: SettingsByLanguage): PaymentLook[] {
  const all = LANGUAGES.flatMap((language) =>
    listOf(settings[language]?.payment_methods).map((method) => ({ language, ...method })),
  ) as (Json & { language: Language })[]
  const codes = [...new Set(all.map(({ code }) => textOf(code)))].filter(Boolean)
  return codes.map((code) => ({
    code,
    is_shown: true,
    titles: Object.fromEntries(
      all.filter((one) => one.code === code).map(({ language, title }) => [language, textOf(title)]),
    ),
  }))
}

function listOf(value: unknown): Json[] {
  const list = Array.isArray(value) ? value : (recordOf(value).slides ?? [value])
  return Array.isArray(list) ? list.map(recordOf).filter((one) => Object.keys(one).length > 0) : []
}
const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
