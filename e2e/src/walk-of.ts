import type { Page } from 'playwright-core'
import { textsOf } from './texts.ts'

export type Place = { url: string; store: string; isPhone: boolean; isAlive: boolean }
/** Where a shopper stands, with the words of that store: all an act needs. */
export type Walk = Place & ReturnType<typeof textsOf> & { page: Page }

export function walkOf(page: Page, place: Place): Walk {
  return { ...place, ...textsOf(place.store), page }
}
