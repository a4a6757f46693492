import { describe, expect, it } from 'vitest'
import { aShopper, type Shopper } from '../src/a-shopper.ts'
import { askForCode, digitsOf } from '../src/acts/ask-for-code.ts'
import { appCode, plugAuthenticator } from '../src/acts/authenticator.ts'
import { signOut } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { openSession } from '../src/open-session.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { readOutbox } from '../src/outbox.ts'

const STAFF = 'max@staff.example'
const stage = openStage({ env: { STAFF_SECOND_FACTOR: 'on' } })

/** Keys belong to a host with a name, so that the shop is visited by it. */
async function visit(width: number, store: string): Promise<Shopper> {
  const { page, isPhone } = await stage.visit({ width, store, pictures: false })
  await plugAuthenticator(page)
  const url = stage.shop().url.replace('127.0.0.1', 'localhost')
  return aShopper(page, { url, store, isPhone, isAlive: true })
}

async function typesCode(shopper: Shopper, contact: string): Promise<void> {
  const code = digitsOf(await askForCode(shopper, contact))
  await shopper.page.getByLabel(shopper.t('login.digits')).fill(code)
}

const press = ({ page, t }: Shopper, key: Parameters<Shopper['t']>[0]) =>
  page.getByRole('button', { name: t(key), exact: true }).click()

describe('a passkey', () => {
  it.each(
    inTurn(import.meta.url, [
      [PHONE, 'de'],
      [DESKTOP, 'ru'],
    ]),
  )('is offered after the first code, signs in, and is removed, %i px wide in %s', async (width, store) => {
    const kira = await visit(width, store)
    const { page, t, main } = kira
    await kira.opens()
    await typesCode(kira, `kira${width}@shopper.example`)
    await page.getByLabel(t('login.name')).fill('Kira')
    await page.keyboard.press('Enter')
    await page.getByText(t('login.passkeyLead')).waitFor()
    await isFine(kira)
    await press(kira, 'login.passkeyMake')
    await page.getByText(t('login.passkeyMade')).first().waitFor()
    await kira.opens('/my-account/edit')
    await main.getByRole('button', { name: t('account.passkeyRemove') }).waitFor()
    await isFine(kira)
    await signOut(kira)
    await kira.opens('/my-account/edit')
    await main.getByRole('button', { name: t('login.title') }).click()
    await press(kira, 'login.passkey')
    await press(kira, 'account.passkeyRemove')
    await page.getByText(t('account.passkeyRemoved')).first().waitFor()
    await main.getByRole('button', { name: t('account.passkeyRemove') }).waitFor({ state: 'hidden' })
  })
})

describe('the staff', () => {
  it('shows an app once, keeps its recovery codes, and proves itself twice ever after', async () => {
    const { dataDir } = stage.shop()
    await openSession(dataDir, { email: STAFF, roles: ['manager'] })
    const boss = await visit(PHONE, 'us')
    const { page, t } = boss
    await boss.opens()
    await typesCode(boss, STAFF)
    const secret = (await page.locator('dialog code').textContent()) ?? ''
    await isFine(boss)
    const field = page.getByLabel(t('login.secondCode'))
    await field.fill('aaaaa-bbbbb')
    await page.keyboard.press('Enter')
    await page.getByText(t('login.secondWrong')).waitFor()
    await isFine(boss)
    await field.fill(appCode(secret))
    await page.keyboard.press('Enter')
    await page.getByText(t('login.recoveryLead')).waitFor()
    const codes = await page.locator('dialog li code').allTextContents()
    expect(new Set(codes).size).toBe(10)
    await isFine(boss)
    await press(boss, 'login.recoveryKept')
    await page.getByLabel(t('login.name')).fill('Max')
    await page.keyboard.press('Enter')
    await press(boss, 'login.passkeyLater')
    await boss.opens('/my-account')
    await signOut(boss)
    // Another device, the app out of reach.
    const desk = await visit(DESKTOP, 'us')
    await desk.opens('/my-account')
    await desk.main.getByRole('button', { name: t('login.title') }).click()
    await desk.page.getByLabel(t('login.contact')).fill(STAFF)
    const [digits, send] = [
      desk.page.getByLabel(t('login.digits')),
      desk.page.getByRole('button', { name: t('login.send') }),
    ]
    // A second code is sent a quarter of a minute after the first.
    const isSent = async () => {
      if (await send.isEnabled({ timeout: 500 }).catch(() => false))
        await send.click({ timeout: 500 }).catch(() => null)
      return digits.isVisible()
    }
    await expect.poll(isSent, { interval: 1_000, timeout: 40_000 }).toBe(true)
    const [newest] = await readOutbox(stage.shop())
    await digits.fill(digitsOf(newest?.text ?? ''))
    await desk.page.getByLabel(t('login.secondCode')).fill(codes[0] ?? '')
    await desk.page.keyboard.press('Enter')
    await press(desk, 'login.passkeyLater')
    await desk.main.getByRole('button', { name: t('account.signOut'), exact: true }).waitFor()
  })
})
