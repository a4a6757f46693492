import type { StoreView } from '@vitrine/domain/store/store-view'

type Hints = { country: string | undefined; acceptLanguage: string | undefined }

/** A guess to start from, never a fact: what the proxy saw, else the reader's language, else the store's country. */
export function geoCountry(
  { locale, defaultCountry }: StoreView,
  { country, acceptLanguage }: Hints,
): { code: string; name: string } {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  const guesses = [country?.trim().toUpperCase(), ...regionsOf(acceptLanguage), defaultCountry]
  const code = guesses.find((one) => /^[A-Z]{2}$/.test(one ?? '') && nameOf(names, one)) ?? defaultCountry
  return { code, name: nameOf(names, code) ?? code }
}

/** `XX` and `T1` are how proxies say that they do not know. */
function nameOf(names: Intl.DisplayNames, code: string | undefined): string | undefined {
  return code === undefined || code === 'XX' || code === 'ZZ' ? undefined : names.of(code)
}

/** `de-AT, de;q=0.9, en-US;q=0.8` → AT, US: a language alone does not say where somebody is. */
function regionsOf(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '').split(',').flatMap((part) => {
    const [, region] = /^\s*[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\s*(?:;|$)/i.exec(part) ?? []
    return region ? [region.toUpperCase()] : []
  })
}
