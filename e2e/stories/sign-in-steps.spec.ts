// What the modal does between the contact and the account (spec accounts §4), by hands that paste, wait and turn back.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { askForCode, digitsOf } from '../src/acts/ask-for-code.ts'
import { isWhole } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { sentTo } from '../src/outbox.ts'

const stage = openStage()
const another = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
const modalOf = ({ page, t }: Shopper) => page.getByRole('dialog').filter({ hasText: t('login.title') })

async function pastes({ page, t }: Shopper, text: string): Promise<void> {
  const field = page.getByLabel(t('login.digits'))
  await field.focus()
  await field.selectText()
  await page.keyboard.insertText(text)
}

describe('the steps of signing in', () => {
  it('on a phone in Russian: wrong, back, once more, a new code, pasted, a name', async () => {
    const vera = await stage.visit({ width: PHONE, store: 'ru', pictures: false })
    const { page, t } = vera
    await vera.opens()
    const first = await askForCode(vera, '8 (912) 345-67-01', '+79123456701')
    await isFine(vera)
    await page.getByRole('button', { name: t('login.edit') }).click()
    const contact = page.getByLabel(t('login.contact'))
    expect(await contact.inputValue()).toBe('8 (912) 345-67-01')
    await contact.fill('ada@')
    await page.keyboard.press('Enter')
    await page.getByText(t('login.contactWrong')).waitFor()
    await isFine(vera)
    // Asked for again at once, the code that is on its way still counts.
    await contact.fill('8 (912) 345-67-01')
    await page.keyboard.press('Enter')
    await pastes(vera, another(digitsOf(first)))
    await page.getByText(t('login.codeWrong')).waitFor()
    await isFine(vera)
    await page.getByRole('button', { name: t('login.again') }).click()
    const code = digitsOf(await sentTo(vera, '+79123456701', first))
    await page.getByRole('button', { name: t('login.again') }).waitFor({ state: 'hidden' })
    await pastes(vera, ` ${code.slice(0, 2)}-${code.slice(2)} `)
    await page.getByLabel(t('login.name')).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(t('login.nameMissing')).waitFor()
    await isFine(vera)
    await page.getByLabel(t('login.name')).fill('Вера')
    await page.keyboard.press('Enter')
    await page.getByText(t('login.done')).first().waitFor()
    await vera.opens('/my-account')
    await vera.main.getByText(t('account.hello', { name: 'Вера' })).waitFor()
  })

  it.runIf(isWhole)(
    'at a desk in German: a call instead, by keys alone, and the step of who is in already',
    async () => {
      const otto = await stage.visit({ width: DESKTOP, store: 'de', pictures: false })
      const { page, t } = otto
      await otto.opens()
      const code = digitsOf(await askForCode(otto, '0151 23456702', '+4915123456702'))
      const call = page.getByRole('button', { name: t('login.callMe') })
      await call.focus()
      await page.keyboard.press('Enter')
      await page.getByText(t('login.callComing')).first().waitFor()
      await call.waitFor({ state: 'hidden' })
      await pastes(otto, code)
      await page.getByLabel(t('login.name')).fill('Otto')
      await page.keyboard.press('Enter')
      await page.getByText(t('login.done')).first().waitFor()
      // A link that works no more opens the modal, which knows who is in.
      await otto.opens('?contact=otto@shopper.example&code=used')
      const account = page.getByRole('dialog').getByRole('link', { name: t('account.open') })
      await account.waitFor()
      await page.getByRole('dialog').getByText('+4915123456702').waitFor()
      await expect.poll(() => page.url()).not.toContain('code=')
      await isFine(otto)
      await account.click()
      await otto.main.getByText(t('account.hello', { name: 'Otto' })).waitFor()
    },
  )

  it('a phone that reads its text messages fills the code in', async () => {
    const nina = await stage.visit({ width: PHONE, pictures: false })
    const { page, t } = nina
    // What Chrome on a phone has and no browser at a desk: the text message is handed over when it has come.
    await page.addInitScript(() => {
      const reading = new Promise((done) => window.addEventListener('sms', (event) => done(event)))
      Object.assign(window, { OTPCredential: class {} })
      navigator.credentials.get = async () => ({ code: ((await reading) as CustomEvent).detail }) as never
    })
    await nina.opens()
    const text = await askForCode(nina, '+1 646 555 0142', '+16465550142')
    const [, code] = /^@127\.0\.0\.1 #(\d{4})$|^@localhost #(\d{4})$/m.exec(text)?.filter(Boolean) ?? []
    expect(code).toBeDefined()
    await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('sms', { detail })), code)
    await page.getByLabel(t('login.name')).waitFor()
  })
})

describe('the modal shows itself', () => {
  it('once, to whom a link brought the code of the banner, and never to who is in', async () => {
    const lena = await stage.visit({ pictures: false })
    const { page } = lena
    await lena.opens('?promo=HELLO')
    await modalOf(lena).waitFor()
    await page.keyboard.press('Escape')
    await modalOf(lena).waitFor({ state: 'hidden' })
    const claims = () => page.evaluate(() => JSON.parse(localStorage.getItem('claims') ?? '{}'))
    await expect.poll(claims).toMatchObject({
      promoCode: { value: 'HELLO' },
      modalSignup: { code: 'modalSignup', value: true },
    })
    await page.clock.install()
    await lena.opens('?promo=HELLO')
    await page.clock.runFor(10_000)
    expect(await modalOf(lena).isVisible()).toBe(false)
  })

  it('to nobody whom no promotion concerns', async () => {
    const mila = await stage.visit({ pictures: false })
    await mila.page.clock.install()
    await mila.opens('?promo=OTHER')
    await mila.page.clock.runFor(10_000)
    expect(await modalOf(mila).isVisible()).toBe(false)
  })
})
