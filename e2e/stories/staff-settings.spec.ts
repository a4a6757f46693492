// What an owner sets is told by the shop at once, and nothing that makes no sense is kept.
import { describe, expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })

describe.each(
  inTurn(import.meta.url, [
    ['de', DESKTOP],
    ['ua', PHONE],
  ] as const),
)('an owner in %s at %i px', (store, width) => {
  it('is told of a share that makes no sense, takes the likely one, and shoppers read a new address', async () => {
    const ada = await stage.visit({ width, store, pictures: false })
    const { page, main, t } = ada
    await ada.opens('/admin/settings')
    await signIn(page, stage.shop(), 'admin@vitrine.example')
    const share = main.getByLabel(t('staff.setSpendBonusesProportion'), { exact: true })
    await share.waitFor()
    await isFine(ada, `staff-settings-${store}`)

    await page.keyboard.press('/')
    await page.keyboard.type('company')
    await share.waitFor({ state: 'detached' })
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await share.fill('30')
    const company = main.getByLabel(t('staff.setCompany'), { exact: true })
    await company.fill(`Fenster ${store}`)
    await page.keyboard.press('ControlOrMeta+s')
    await main.getByText(t('staff.setInvalid', { count: 1 }), { exact: false }).waitFor()
    await isFine(ada, `staff-settings-wrong-${store}`)
    await main.getByRole('button', { name: t('staff.setTake', { value: '0,3' }) }).click()
    await main.getByRole('button', { name: t('staff.setDifference') }).click()
    await isFine(ada, `staff-settings-difference-${store}`)
    await page.keyboard.press('ControlOrMeta+s')
    await main.getByRole('button', { name: t('staff.setSave') }).waitFor({ state: 'detached' })

    const anna = await stage.visit({ store, pictures: false })
    await anna.opens('/')
    await anna.page.getByRole('contentinfo').getByText(`Fenster ${store}`).first().waitFor()
  })
})

it('a manager is not shown the way, and told at the door', async () => {
  const max = await stage.visit({ pictures: false })
  const { page, main, t } = max
  await max.opens('/admin/settings')
  await signIn(page, stage.shop(), 'manager@vitrine.example')
  await main.getByText(t('staff.deniedRole')).waitFor()
  expect(await page.getByRole('link', { name: t('staff.settings'), exact: true }).count()).toBe(0)
})
