import { describe, expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { openSession } from '../src/open-session.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage()

describe('the staff acts for a customer', () => {
  it.each(
    inTurn(import.meta.url, [
      [PHONE, 'de'],
      [DESKTOP, 'ru'],
    ]),
  )('found by their contact, and is themselves again, %i px wide in %s', async (width, store) => {
    const [staff, customer] = [`boss${width}@shopper.example`, `cleo${width}@shopper.example`]
    const { dataDir } = stage.shop()
    await openSession(dataDir, { email: staff, roles: ['admin'] })
    await openSession(dataDir, { email: customer })
    const boss = await stage.visit({ width, store, pictures: false })
    const { page, t, main } = boss
    await boss.opens()
    await signIn(page, stage.shop(), staff)
    await boss.opens('/my-account/edit')
    const contact = main.getByLabel(t('account.actContact'))
    const ask = async (who: string) => {
      await contact.fill(who)
      await page.keyboard.press('Enter')
    }
    await ask('cleo')
    await main.getByText(t('login.contactWrong')).waitFor()
    await ask('nobody@shopper.example')
    await main.getByText(t('account.actUnknown')).waitFor()
    await ask(staff)
    await main.getByText(t('account.actRefused')).waitFor()
    await ask(customer)
    const banner = page.getByRole('complementary', { name: t('account.staff') })
    await banner.getByText(t('account.acting', { name: customer })).waitFor()
    await banner.getByText(staff).waitFor()
    await main.getByText(customer).waitFor()
    await contact.waitFor({ state: 'hidden' })
    expect(await axeBreaches(page)).toEqual([])
    expect([...(await sidewaysOverflow(page)), ...(await cutButtons(page))]).toEqual([])
    await page.reload()
    await banner.getByText(staff).waitFor()
    await banner.getByRole('button', { name: t('account.actEnd') }).focus()
    await page.keyboard.press('Enter')
    await contact.waitFor()
    await main.getByText(staff).waitFor()
    await banner.waitFor({ state: 'hidden' })
    await expect.poll(() => page.content()).not.toContain(customer)
  })
})
