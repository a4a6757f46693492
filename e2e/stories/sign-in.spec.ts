import { describe, expect, it } from 'vitest'
import { askForCode, digitsOf } from '../src/acts/ask-for-code.ts'
import { holdsFocus } from '../src/acts/holds-focus.ts'
import { bagHolds } from '../src/acts/read-bag.ts'
import { signOut } from '../src/acts/sign-in.ts'
import { openStage } from '../src/open-stage.ts'

const stage = openStage()
const PRODUCT = '/merino-roll-neck'
describe('signing in', () => {
  it('by e-mail keeps the bag, asks the name once, holds over a reload, and leaves nothing behind', async () => {
    const anna = await stage.visit({ pictures: false })
    const { page, t } = anna
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await anna.addsToBag()
    await anna.opens()
    const code = digitsOf(await askForCode(anna, 'signe@shopper.example'))
    await holdsFocus(page.getByLabel(t('login.digits')))
    await page.keyboard.type(code)
    await page.getByLabel(t('login.name')).fill('Anna Canary')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: t('account.title') }).click()
    await anna.main.getByText(t('account.hello', { name: 'Anna Canary' })).waitFor()
    await page.reload()
    await anna.main.getByText(t('account.hello', { name: 'Anna Canary' })).waitFor()
    await anna.opens('/cart')
    await bagHolds(anna, 1)
    await anna.opens('/my-account')
    await signOut(anna)
    await expect.poll(() => page.content()).not.toContain('Canary')
    await expect.poll(() => page.context().cookies()).toEqual([])
  })

  it('with the link of the mail leaves the address clean', async () => {
    const ben = await stage.visit({ pictures: false })
    await ben.opens()
    const text = await askForCode(ben, 'ben@shopper.example')
    const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
    const home = await stage.visit({ pictures: false })
    await home.page.goto(link)
    await home.page.getByRole('link', { name: home.t('account.title') }).waitFor()
    await expect.poll(() => home.page.url()).not.toMatch(/code=|contact=/)
  })
})
