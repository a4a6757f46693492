/** Their long names begin with what they are of: nobody looks for Hong Kong under S or C. */
const SHORT = ['HK', 'MO']

/** As readers of the language call it and lists sort it; a code nobody knows stands for itself. */
export function countryName(code: string, locale: string): string {
  const style = SHORT.includes(code) ? 'short' : 'long'
  return new Intl.DisplayNames([locale], { type: 'region', style }).of(code) ?? code
}
