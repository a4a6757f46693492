// The design a shop has before anybody edited it: what its settings say, language by language, put together.
import { type JsonObject, objectIn, textIn } from '../json/loose-json.ts'
import { codesSpeaking } from '../store/store-identity.ts'
import { LANGUAGES, type Language } from '../store/store-view.ts'
import type { Design, PaymentLook, Slide, SliderName, SlideText } from './design.ts'

export type SettingsByLanguage = Partial<Record<Language, JsonObject>>

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
  const { category_ids } = objectIn(any.navbar)
  return {
    sliders,
    navbar: Array.isArray(category_ids) ? category_ids.filter(Number.isSafeInteger) : [],
    bonus: {
      show_banner: any.show_bonuses_banner === true,
      show_modal: any.show_bonuses_modal === true,
      modal_after_ms: Number(any.show_bonuses_modal_after) || 3000,
      code: textIn(any.bonuses_banner_code),
    },
    payments: paymentsOf(settings),
  }
}

/** A place in the list is one slide in every language; what only some have is theirs alone. */
function slidesOf(settings: SettingsByLanguage, name: string, key: string): Slide[] {
  const lists = LANGUAGES.flatMap((language) => {
    const json = settings[language]
    return json ? [{ language, slides: listOf(json[key]).filter(({ img }) => textIn(img) !== '') }] : []
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
      category_key: textIn(first?.slide.category_key) || null,
      stores: isForAll ? [] : codesSpeaking(known.map(({ language }) => language)),
      texts: Object.fromEntries(known.map(({ language, slide }) => [language, wordsOf(slide)])),
    }
  })
}

const picturesOf = ({ img, img2, second_img }: JsonObject): Slide['pictures'] =>
  [img, img2 ?? second_img]
    .map(textIn)
    .filter(Boolean)
    .map((path) => ({ path, focus: MIDDLE }))

const wordsOf = (slide: JsonObject): SlideText => ({
  title: textIn(slide.title),
  text: textIn(slide.text ?? slide.subtitle),
  button: textIn(slide.button ?? slide.button_text),
  link: textIn(slide.link ?? slide.url),
  alt: textIn(slide.alt),
})

function paymentsOf(settings: SettingsByLanguage): PaymentLook[] {
  const all = LANGUAGES.flatMap((language) =>
    listOf(settings[language]?.payment_methods).map((method) => ({ language, ...method })),
  ) as (JsonObject & { language: Language })[]
  const codes = [...new Set(all.map(({ code }) => textIn(code)))].filter(Boolean)
  return codes.map((code) => ({
    code,
    is_shown: true,
    titles: Object.fromEntries(
      all.filter((one) => one.code === code).map(({ language, title }) => [language, textIn(title)]),
    ),
  }))
}

function listOf(value: unknown): JsonObject[] {
  const list = Array.isArray(value) ? value : (objectIn(value).slides ?? [value])
  return Array.isArray(list) ? list.map(objectIn).filter((one) => Object.keys(one).length > 0) : []
}
