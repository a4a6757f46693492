// The shop sets Chinese in a font of the machine; each machine has another, and a fresh one has none. The walk brings its
// own, under the names the shop asks for first: --font-text and --font-display of apps/web.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'

const SHEETS = {
  'PingFang SC': import.meta.resolve('@fontsource-variable/noto-sans-sc/wght.css'),
  'Songti SC': import.meta.resolve('@fontsource-variable/noto-serif-sc/wght.css'),
}
/** No page of the shop lies there. */
const FOLDER = '/fonts-of-the-walk/'

export async function bringChineseFonts(context: BrowserContext): Promise<void> {
  for (const [family, sheet] of Object.entries(SHEETS)) {
    const place = `${FOLDER}${family.replace(' ', '-')}/`
    await context.addInitScript(adopt, facesOf(sheet, { family, place }))
    await context.route(`**${place}*`, async (route) => {
      const [, name = ''] = route.request().url().split(place)
      // Nobody waits for it when the page has been left meanwhile.
      await route.fulfill({ path: fileURLToPath(new URL(`files/${name}`, sheet)) }).catch(() => {})
    })
  }
}

const facesOf = (sheet: string, { family, place }: { family: string; place: string }): string =>
  readFileSync(fileURLToPath(sheet), 'utf8')
    .replaceAll(/font-family: '[^']+'/g, `font-family: '${family}'`)
    .replaceAll('./files/', place)

/** Before there is a page to hang a sheet into, and out of the way of what React takes over. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
