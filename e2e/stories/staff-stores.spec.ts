// An owner closes a store for a while: nobody is led there any more, and it opens again where it was.
import { expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
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
  expect(html).not.toContain('hreflang="zh-CN"')
  expect(await (await fetch(`${stage.shop().url}/sitemap.xml`)).text()).not.toContain('/cn/')

  await open.check()
  await save.click()
  await expect.poll(() => leadsTo('/cn')).toBe(null)
})
