// How the shop looks where an editor may choose, as one value for all stores and languages.
import type { Language, StoreCode } from '../store/store-view.ts'

export const SLIDERS = ['main', 'top', 'bottom', 'styles'] as const
export type SliderName = (typeof SLIDERS)[number]

export type SlideText = { title: string; text: string; button: string; link: string; alt: string }
/** `focus`: what must stay in sight when it is cut, in percent from left and top. */
export type SlidePicture = { path: string; focus: [number, number] }

export type Slide = {
  id: string
  /** The partner whose own it is; null for the shop's. */
  by: number | null
  pictures: SlidePicture[]
  light_bg: boolean
  /** Empty for all. */
  stores: StoreCode[]
  from: string | null
  until: string | null
  is_hidden: boolean
  /** What programs know the category it leads to by. */
  category_key: string | null
  texts: Partial<Record<Language, SlideText>>
}

export type BonusLook = { show_banner: boolean; show_modal: boolean; modal_after_ms: number; code: string }
/** One of the ways to pay that are offered while the shop can name none. */
export type PaymentLook = { code: string; is_shown: boolean; titles: Partial<Record<Language, string>> }

export type Design = {
  sliders: Record<SliderName, Slide[]>
  /** Categories of the header by their ids, in this order; empty for all. */
  navbar: number[]
  bonus: BonusLook
  payments: PaymentLook[]
}

export const NO_SLIDE_TEXT: SlideText = { title: '', text: '', button: '', link: '', alt: '' }

/** A picture of a slide, cut around what must stay in sight where the shop keeps the file itself. */
export function focusedPath({ path, focus: [x, y] }: SlidePicture): string {
  return path.replace(/^(d\/[0-9a-f]{32})\.webp$/, `$1.f${x}-${y}.webp`)
}
