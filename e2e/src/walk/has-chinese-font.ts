import type { Browser } from 'playwright-core'

/** Chinese is set in a font of the machine; the references were taken with this one. */
export const CHINESE_FONT = 'Noto Sans CJK SC'

export async function hasChineseFont(browser: Browser): Promise<boolean> {
  const page = await browser.newPage()
  const isThere = await page.evaluate(
    (name) =>
      new FontFace('chinese', `local("${name}")`).load().then(
        () => true,
        () => false,
      ),
    CHINESE_FONT,
  )
  await page.close()
  return isThere
}
