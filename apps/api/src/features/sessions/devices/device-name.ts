const BROWSERS = [
  [/\bEdg\w*\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Enough to know one’s phone from one’s desk; the text a browser sends says more than anybody wants to read. */
export function deviceName(userAgent: string): string {
  const first = (kinds: readonly (readonly [RegExp, string])[]) =>
    kinds.find(([sign]) => sign.test(userAgent))?.[1]
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(', ')
}
