/**
 * The chart's library asks for the browser's language as it loads, and fails on one that is no tag: Chromium with the locale
 * C or POSIX says `en-US@posix`. While it loads, such a browser says nothing of its language but English.
 */
export async function withReadableLanguage<T>(load: () => Promise<T>): Promise<T> {
  if (isTag(navigator.language)) return load()
  Object.defineProperty(navigator, 'language', { value: 'en', configurable: true })
  try {
    return await load()
  } finally {
    // What stands below, on the prototype, is the browser's own again.
    Reflect.deleteProperty(navigator, 'language')
  }
}

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
