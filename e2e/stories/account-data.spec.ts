import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { readOutbox } from '../src/outbox.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage()

/** The six digits sent there last; a sign-in has four. */
async function codeSentTo(contact: string): Promise<string> {
  const last = async () => (await readOutbox(stage.shop())).find(({ to }) => to === contact)?.text ?? ''
  const find = async () => /\d{6}/.exec(await last())?.[0] ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

describe.each(
  inTurn(import.meta.url, [
    { store: 'us', width: PHONE, place: 'Shelbyville, NY 10119' },
    { store: 'de', width: DESKTOP, place: '10119 Shelbyville' },
  ]),
)('one’s own data at $store, $width px wide', (visit) => {
  const first = `first-${visit.store}@shopper.example`
  const second = `second-${visit.store}@shopper.example`

  it('a new address is taken with its code; the account goes with another', async () => {
    const anna = await stage.visit({ ...visit, pictures: false })
    const { page, main, t } = anna
    await anna.opens('/my-account/edit')
    await signIn(page, stage.shop(), first)
    await main.getByText(first).waitFor()
    await main.getByRole('button', { name: t('account.changeOf', { name: t('account.email') }) }).click()
    await main.getByLabel(t('account.newEmail')).fill(second)
    await main.getByRole('button', { name: t('login.send') }).click()
    await main.getByLabel(t('account.code')).fill(await codeSentTo(second))
    await isFine(anna)
    // The name below has a button of the same words.
    const form = main.locator('form').filter({ has: page.getByLabel(t('account.code')) })
    await form.getByRole('button', { name: t('login.save') }).click()
    await page.getByText(t('account.saved')).waitFor()
    await main.getByText(second).waitFor()
    // Any picture will do, the page's own for one.
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await main.locator('input[type=file]').setInputFiles(photo)
    await main.locator('img[src^="/u/"]').waitFor()
    await takeShot(page, `account-${visit.store}`)
    await isFine(anna)

    await main.getByRole('link', { name: t('account.privacy') }).click()
    await main.getByRole('heading', { name: t('account.delete') }).waitFor()
    await isFine(anna)
    const saving = page.waitForEvent('download')
    await main.getByRole('button', { name: t('account.export') }).click()
    const saved = await (await saving).path()
    expect(JSON.parse(await readFile(saved, 'utf8'))).toMatchObject({ about: { profile: { email: second } } })
  })

  it('an address is kept, mended, and filled in at the checkout', async () => {
    const anna = await stage.visit({ ...visit, pictures: false })
    const { page, main, t } = anna
    await anna.opens('/my-account/addresses')
    await signIn(page, stage.shop(), `address-${visit.store}@shopper.example`)
    await main.getByText(t('account.addressesNone')).waitFor()
    await isFine(anna)
    await main.getByRole('button', { name: t('account.addressNew') }).click()
    await main.getByRole('button', { name: t('login.save') }).click()
    await main.getByText(t('checkout.wrongStreet')).waitFor()
    await isFine(anna)
    await takeShot(page, `address-form-${visit.store}`)
    await main.getByLabel(t('checkout.name')).fill('Anna Berg')
    await main.getByLabel(t('checkout.street')).fill('61 Garden Street')
    await main.locator('[name=postcode]').fill('10119')
    await main.getByLabel(t('checkout.city')).fill('Springfield')
    await main.getByRole('button', { name: t('login.save') }).click()
    await main.getByText(t('account.addressDefault'), { exact: true }).waitFor()
    await takeShot(page, `addresses-${visit.store}`)
    await isFine(anna)
    await main
      .getByRole('button', { name: `${t('account.addressEdit')}: Anna Berg, 61 Garden Street` })
      .click()
    await main.getByLabel(t('checkout.city')).fill('Shelbyville')
    await main.getByRole('button', { name: t('login.save') }).click()
    // Written as the country writes it, with the state its ZIP code lies in.
    await main.getByText(visit.place).waitFor()

    await anna.opens('/merino-roll-neck')
    await anna.choosesFirstSize()
    await anna.addsToBag()
    await anna.opens('/checkout')
    const saved = main.getByRole('radio', { name: /^Anna Berg/ })
    await expect.poll(() => saved.isChecked()).toBe(true)
    await anna.placeButton.waitFor()
    await takeShot(page, `address-checkout-${visit.store}`)
    await isFine(anna)
    await main.getByRole('radio', { name: t('checkout.anotherAddress') }).check()
    await main.getByLabel(t('checkout.city')).waitFor()
    await isFine(anna)
  })

  it('who reads what is kept need not be signed in', async () => {
    const guest = await stage.visit({ ...visit, pictures: false })
    await guest.opens('/my-account/privacy')
    await guest.main.getByRole('heading', { name: guest.t('account.kept') }).waitFor()
    expect(await guest.main.getByRole('button').count()).toBe(0)
    await isFine(guest)
  })

  it('an account that is deleted is gone from the device, too', async () => {
    const email = `gone-${visit.store}@shopper.example`
    const ben = await stage.visit({ ...visit, pictures: false })
    const { page, main, t } = ben
    await ben.opens('/my-account/privacy')
    await signIn(page, stage.shop(), email)
    await main.getByRole('button', { name: t('account.deleteByCode') }).click()
    await main.getByLabel(t('account.code')).fill(await codeSentTo(email))
    await main.getByRole('button', { name: t('account.deleteNow') }).click()
    await page.getByText(t('account.deleted')).waitFor()
    await ben.opens('/my-account')
    await main.getByText(t('account.guest')).waitFor()
    await expect.poll(() => page.context().cookies()).toEqual([])
  })
})
