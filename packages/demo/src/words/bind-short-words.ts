import type { Language } from '@vitrine/domain/store/store-view'

const NBSP = '\u00a0'
const short: Partial<Record<Language, RegExp>> = {
  ru: /(?<=^|[\s(«„])(в|во|и|а|из|на|по|с|со|без|к|о|у|за|от|до|не|ни|для) /giu,
  uk: /(?<=^|[\s(«„])(в|у|і|й|з|із|зі|на|по|без|до|за|від|о|а|не|ні|та|для) /giu,
}
const PERCENT = /(\d) %/g

/** Russian and Ukrainian short words stay with the word they govern; a percent sign with its number. */
export function bindShortWords(text: string, language: Language): string {
  const rule = short[language]
  const percent = text.replace(PERCENT, `$1${NBSP}%`)
  return rule ? percent.replace(rule, `$1${NBSP}`) : percent
}
