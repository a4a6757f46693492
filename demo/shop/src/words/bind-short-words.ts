import type { Language } from '@vitrine/domain/store/store-view'

const NBSP = '\u00a0'
/** Unlike the hyphen that does not break, it needs no letter of its own, so the hyphen stays the typeface's. */
const WORD_JOINER = '\u2060'
const short: Partial<Record<Language, RegExp>> = {
  ru: /(?<=^|[\s(«„])(в|во|и|а|из|на|по|с|со|без|к|о|у|за|от|до|не|ни|для) /giu,
  uk: /(?<=^|[\s(«„])(в|у|і|й|з|із|зі|на|по|без|до|за|від|о|а|не|ні|та|для) /giu,
}
const UNITS = '%|°C|[cmn]?m|k?g|g/m²|oz|bar|[смн]?м|кг|г/м²|бар|厘米|毫米|微米|克|公斤|盎司|度'
const UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{Script=Latin}\\p{Script=Cyrillic}]))`, 'gu')
const PER_AREA = /(?<=[gг])\/(?=[mм]²)/g
const LETTER = /(?<![\p{L}\p{N}-])\p{Lu}-(?=\p{L})|(?<!\p{Script=Latin})\p{Script=Latin}(?=\p{Script=Han})/gu

/**
 * Russian and Ukrainian short words stay with the word they govern, a unit with its number and its grams with their square
 * metre, and the one letter of a "V-neck" or "V领" with the neck.
 */
export function bindShortWords(text: string, language: Language): string {
  const rule = short[language]
  const bound = text
    .replace(UNIT, `$1${NBSP}`)
    .replace(PER_AREA, `$&${WORD_JOINER}`)
    .replace(LETTER, `$&${WORD_JOINER}`)
  // A dash never opens a line.
  return rule ? bound.replace(rule, `$1${NBSP}`).replaceAll(' — ', `${NBSP}— `) : bound
}
