import type { CallReply } from '@vitrine/contract/call'
import type { listStates as listStatesCall } from '@vitrine/contract/content'
import type { Context } from '#api/context.ts'
import { type Region, regionsOf } from './regions-of.ts'

type State = CallReply<typeof listStatesCall>[number]
type Language = Context['store']['language']

/** In the language of the page where the data have it; empty where the region of an address is free text, or none. */
export async function listStates({ store }: Context, country: string): Promise<State[]> {
  const order = new Intl.Collator([store.locale])
  return (await regionsOf(country))
    .map(({ id, code, names, postcodes }) => ({
      ...{ id, code, country, postcodes },
      name: regionName({ names }, store.language),
    }))
    .toSorted((one, other) => order.compare(one.name, other.name))
}

const CYRILLIC = /\p{Script=Cyrillic}/u

/** Its own name for who can read it, else in Latin letters. */
export function regionName({ names }: Pick<Region, 'names'>, language: Language): string {
  const own = names.default ?? ''
  const same = names[language] ?? Object.entries(names).find(([of]) => of.startsWith(`${language}-`))?.[1]
  if (same !== undefined) return same
  const isCyrillic = language === 'ru' || language === 'uk'
  return isCyrillic && CYRILLIC.test(own) ? own : (names.latin ?? names.en ?? own)
}
