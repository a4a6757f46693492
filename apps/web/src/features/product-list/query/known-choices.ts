import type { AttributeMeta } from '@vitrine/contract/catalog'
import type { ListState } from './list-state.ts'

type Option = AttributeMeta['options'][number]

/** What an address calls an option: the same in every language, and the id only where there is no such word. */
export const choiceOf = ({ key, value }: Option): string => (CHOICE.test(key) ? key : value)
export const CHOICE = /^[\w.~-]{1,60}$/

/**
 * Without values the catalogue has no name for: an old link would empty the list, and its chip could only show a number.
 * Ids, as addresses had them before, become words.
 */
export function knownChoices(state: ListState, metadata: readonly AttributeMeta[]): ListState {
  const chosen = Object.entries(state.chosen).flatMap(([code, asked]) => {
    const known = asked.flatMap((one) => choiceOfAsked(optionsOf(metadata, code), one))
    return known.length > 0 ? [[code, [...new Set(known)].sort()] as const] : []
  })
  return { ...state, chosen: Object.fromEntries(chosen) }
}

/** The ids of what is chosen. */
export function optionIds(
  metadata: readonly AttributeMeta[],
  code: string,
  chosen: readonly string[],
): string[] {
  return optionsOf(metadata, code).flatMap((one) => (chosen.includes(choiceOf(one)) ? [one.value] : []))
}

const optionsOf = (metadata: readonly AttributeMeta[], code: string): Option[] =>
  metadata.find((one) => one.attribute_code === code)?.options ?? []

function choiceOfAsked(options: readonly Option[], asked: string): string[] {
  const option =
    options.find((one) => choiceOf(one) === asked) ?? options.find(({ value }) => value === asked)
  return option ? [choiceOf(option)] : []
}
