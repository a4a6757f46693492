import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { sentTo } from '../src/outbox.ts'

const stage = openStage({ hasWorker: false, isShared: true })
const [FIRST, SECOND] = ['a hat full of rain', 'two hats full of rain']

const isIn = ({ main, t }: Shopper) => main.getByText(t('account.title')).first().waitFor()

describe.each(
  inTurn(import.meta.url, [
    { store: 'de', width: PHONE },
    { store: 'ru', width: DESKTOP },
  ]),
)('a password at $store, $width px wide', (visit) => {
  it('is chosen by the link of a letter, changed, and signs in', async () => {
    const email = `words-${visit.store}@shopper.example`
    const ada = await stage.visit({ ...visit, pictures: false })
    const { page, main, t } = ada
    const field = (label: string) =>
      main.getByRole('textbox', { name: label, exact: true }).or(main.getByLabel(label, { exact: true }))
    await ada.opens('/password')
    await main.getByRole('heading', { name: t('password.title') }).waitFor()
    await isFine(ada, `password-${visit.store}`)
    await main.getByRole('link', { name: t('password.forgotten') }).click()
    await main.getByRole('heading', { name: t('password.resetTitle') }).waitFor()
    await main.getByLabel(t('password.email')).fill(email)
    await page.keyboard.press('Enter')
    await main.getByText(t('password.resetSent', { email })).waitFor()
    await isFine(ada, `password-reset-${visit.store}`)

    const link = /https?:\/\/\S+/.exec(await sentTo(stage.shop(), email))?.[0] ?? ''
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // The letter names the shop as the world knows it; the browser stays where it is.
    const { pathname, hash } = new URL(link)
    await ada.opens(pathname.replace(`/${visit.store}`, '') + hash)
    await main.getByText(t('password.createLead', { email })).waitFor()
    await expect.poll(() => page.url()).not.toMatch(/token|email/)
    expect(asked.filter((url) => url.includes('token='))).toEqual([])
    await field(t('password.new')).fill('short')
    await page.keyboard.press('Enter')
    await main.getByText(t('password.weak')).waitFor()
    await isFine(ada, `password-create-${visit.store}`)
    await field(t('password.new')).fill(FIRST)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/my-account$/)
    await isIn(ada)

    await ada.opens('/password/change')
    await field(t('password.current')).fill(FIRST)
    await field(t('password.new')).fill(SECOND)
    await isFine(ada, `password-change-${visit.store}`)
    await page.keyboard.press('Enter')
    await page.getByText(t('password.changed')).first().waitFor()

    const phone = await stage.visit({ ...visit, pictures: false })
    await phone.opens('/password')
    await phone.main.getByLabel(phone.t('login.contact')).fill(email)
    await phone.main.getByLabel(phone.t('password.field'), { exact: true }).fill(SECOND)
    await phone.page.keyboard.press('Enter')
    await phone.page.waitForURL(/\/my-account$/)
    await isIn(phone)
  })
})
