import { type Dialect, languageOf } from './dialect.ts'

/** The text of a dialect, else of its language, else English, else whatever there is. */
export function textIn<T>(texts: Partial<Record<Dialect, T>>, dialect: Dialect): T | undefined {
  return texts[dialect] ?? texts[languageOf(dialect)] ?? texts.en ?? Object.values(texts)[0]
}
