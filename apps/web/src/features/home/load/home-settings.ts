// The home page as the editor laid it out: the json of the content block `cms_settings`. Read with tolerance, it is free data.

import type { ShopClient } from '@vitrine/contract/client'
import { getCmsBlock } from '@vitrine/contract/content'
import { CallError } from '@vitrine/contract/reply'
import { isJsonObject, type JsonObject, textIn } from '@vitrine/domain/json/loose-json'

export type Slide = {
  img: string
  /** What it shows, for who cannot see it; '' where the words beside it say so. */
  alt: string
  /** A second picture beside the first on wide screens. */
  second: string | null
  /** What must stay in sight when the pictures are cut, in percent from left and top. */
  focus: Focus | null
  secondFocus: Focus | null
  title: string
  text: string
  button: string
  link: string
}
export type Focus = [number, number]
export type HomeSettings = {
  slides: Slide[]
  /** What the editor likes best: pictures that lead somewhere. */
  styles: Slide[]
  /** The large picture of the new collection. */
  collection: Slide | null
  /** The categories to list, some with products of the editor's choice. */
  mainCategories: { path: string; topSkus: string[] }[]
  /** Paths of the category to show by its products, and of the new arrivals. */
  stripPath: string | null
  newPath: string | null
  bonus: Bonus | null
}
/** What the first sign-in is worth, in the money of the store; the code tells one promise from the next. */
export type Bonus = { code: string; amount: number }

export async function loadHomeSettings(client: ShopClient): Promise<HomeSettings> {
  const block = await client.call(getCmsBlock, { params: { identifier: 'cms_settings' } }).catch((error) => {
    // A catalogue that was imported bare has no settings; its home page is made of products alone.
    if (error instanceof CallError && error.code === 404) return { json: {} }
    throw error
  })
  return readHomeSettings(block.json)
}

export function readHomeSettings(json: JsonObject): HomeSettings {
  return {
    slides: readSlides(json.main_slider),
    styles: readSlides(json.top_styles),
    collection: readSlides(json.top_slider)[0] ?? null,
    mainCategories: recordsOf(json.main_categories).map((row) => ({
      path: textIn(row.link),
      topSkus: skusOf(row.top_products),
    })),
    stripPath: readSlides(json.bottom_slider)[0]?.link ?? null,
    newPath:
      textIn(recordsOf(json.main_slider).find((slide) => slide.category_key === 'new-in')?.link) || null,
    bonus: readBonus(json),
  }
}

/** A list of slides, or an object that holds one; slides without a picture are dropped (spec §5). */
function readSlides(value: unknown): Slide[] {
  return recordsOf(value)
    .map(readSlide)
    .filter((slide) => slide.img !== '')
}

function readSlide(slide: JsonObject): Slide {
  return {
    img: textIn(slide.img),
    alt: textIn(slide.alt),
    focus: focusOf(slide.focus),
    secondFocus: focusOf(slide.focus2),
    second: textIn(slide.img2 ?? slide.second_img) || null,
    title: textIn(slide.title),
    text: textIn(slide.text ?? slide.subtitle),
    button: textIn(slide.button ?? slide.button_text),
    link: textIn(slide.link ?? slide.url) || '/',
  }
}

function recordsOf(value: unknown): JsonObject[] {
  const list = isJsonObject(value) ? (value.slides ?? [value]) : value
  return Array.isArray(list) ? list.filter(isJsonObject) : []
}

function readBonus(json: JsonObject): Bonus | null {
  const amount = Number(json.award_bonuses_amount)
  const isShown = json.show_bonuses_banner === true && Number.isFinite(amount) && amount > 0
  return isShown ? { code: textIn(json.bonuses_banner_code), amount } : null
}

function focusOf(value: unknown): Focus | null {
  const [x, y] = Array.isArray(value) ? value : []
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null
}

const skusOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((sku) => typeof sku === 'string').slice(0, 18) : []
