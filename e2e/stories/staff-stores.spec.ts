// An owner closes a store for a while: nobody is led there any more, and it opens again where it was.
import { expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { readRows } from '../src/database.ts'
import { isFine } from '../src/is-fine.ts'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false, isAlone: true })

it('an owner closes a store on a phone; shoppers are led to the first one, and find it again once it is open', async () => {
  const olga = await stage.visit({ store: 'de', width: PHONE, pictures: false })
  const { page, main, t } = olga
  await olga.opens('/admin/commerce?tab=stores')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  const open = main.getByLabel(`中国: ${t('staff.storeOpen')}`)
  await open.uncheck()
  await isFine(olga, 'staff-stores')
  const save = page.getByRole('button', { name: t('staff.commerceSave'), exact: true })
  await save.click()
  await save.waitFor({ state: 'detached' })

  const leadsTo = async (path: string) => {
    const { headers } = await fetch(stage.shop().url + path, { redirect: 'manual' })
    return headers.get('location')
  }
  await expect.poll(() => leadsTo('/cn/')).toBe('/us')
  const ann = await stage.visit({ store: 'us', pictures: false })
  await ann.opens('/')
  const offered = ann.page.locator('footer details').first().getByRole('link', { includeHidden: true })
  expect((await offered.allTextContents()).join()).not.toContain('中国')
  const html = await (await fetch(`${stage.shop().url}/us`)).text()
  expect(html).not.toMatch(/hreflang="zh-CN"/i)
  expect(await (await fetch(`${stage.shop().url}/sitemap.xml`)).text()).not.toContain('/cn/')

  await open.check()
  await save.click()
  await expect.poll(() => leadsTo('/cn')).toBe(null)
})

it('a store says its name, writes its prices and stands in its country as its row has it, from now on', async () => {
  const { url, dataDir } = stage.shop()
  const read = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text()
  const leadsTo = async (language: string) => {
    const headers = { 'accept-language': language }
    return (await fetch(`${url}/`, { headers, redirect: 'manual' })).headers.get('location')
  }
  expect(await read('/de')).toMatch(/\d,\d\d\s€/)
  await readRows(
    dataDir,
    `update store set name = 'Alpenland', price_pattern = '{sign} {amount}', currency_sign = 'Euro', locale = 'de-AT',
      default_country = 'AT' where code = 'de'`,
  )
  await expect.poll(() => read('/de')).toMatch(/Euro\s\d+,\d\d/)
  expect(await read('/de')).not.toMatch(/\d\s€/)
  const us = await read('/us')
  expect(us).toContain('Alpenland')
  expect([us.includes('hrefLang="de-AT"'), us.includes('hrefLang="de-DE"')]).toEqual([true, false])
  expect(await read('/de/manifest.webmanifest')).toContain('Alpenland')
  expect(await read('/api/cart/stores?storeCode=us')).toContain('"priceFormat":"{sign} {amount}"')
  expect(await leadsTo('de-AT,en;q=0.5')).toBe('/de')

  const anna = await stage.visit({ store: 'de', pictures: false })
  await anna.opens('/')
  await expect
    .poll(() => anna.page.locator('footer details').first().locator('summary').textContent())
    .toContain('Alpenland')
  expect(await anna.page.locator('main').textContent()).toMatch(/Euro\s\d+,\d\d/)
})

it('taxes a store puts on top, or no longer, stand in its prices', async () => {
  const { url, dataDir } = stage.shop()
  const lowest = async () => {
    const reply = await fetch(`${url}/api/catalog?size=1&sort=final_price:asc&storeCode=de`)
    const { result } = (await reply.json()) as { result: { items: { final_price: number }[] } }
    return result.items[0]?.final_price ?? 0
  }
  await readRows(dataDir, `update store set default_country = 'DE' where code = 'de'`)
  const before = await lowest()
  await readRows(dataDir, `update store set prices_include_tax = false where code = 'de'`)
  await expect.poll(lowest).toBeGreaterThan(before)
  await readRows(dataDir, `update store set prices_include_tax = true where code = 'de'`)
  await expect.poll(lowest).toBe(before)
})
