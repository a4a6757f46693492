import { describe, expect, it } from 'vitest'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { openStage, PHONE } from '../src/open-stage.ts'
import { mailTo } from '../src/outbox.ts'
import { textsOf } from '../src/texts.ts'

const stage = openStage({ hasWorker: false, isShared: true })
const PAGES = ['/delivery', '/returns', '/terms-of-use', '/privacy']
const get = (path: string) => fetch(stage.shop().url + path, { redirect: 'manual' })

describe('someone who reads', () => {
  it.each(['us', 'de', 'ru', 'ua', 'cn'])(
    'finds the standing pages of %s in its own words',
    async (store) => {
      const { view } = textsOf(store)
      for (const path of PAGES) {
        const answer = await get(`/${store}${path}`)
        const html = await answer.text()
        expect([path, answer.status]).toEqual([path, 200])
        expect(html).toContain(`<html lang="${view.language}"`)
        expect(html).toContain(`/${store}${path}"`)
      }
    },
  )

  it.each([PHONE, 1280])(
    'goes from the footer to the news and to the goods they tell of (%i px)',
    async (width) => {
      const anna = await stage.visit({ width, store: 'de', pictures: false })
      await anna.opens('/privacy')
      const footer = anna.page.getByRole('contentinfo')
      await footer.getByRole('link', { name: anna.t('content.news'), exact: true }).click()
      await anna.main.getByRole('heading', { level: 1, name: anna.t('content.news') }).waitFor()
      await anna.main.getByRole('link', { name: /Orsa/ }).click()
      await anna.main.getByRole('heading', { level: 1, name: /Orsa/ }).waitFor()
      await expect.poll(() => anna.main.getByRole('article').count()).toBeGreaterThan(3)
      expect(await axeBreaches(anna.page)).toEqual([])
      expect([...(await sidewaysOverflow(anna.page)), ...(await cutButtons(anna.page))]).toEqual([])
    },
  )

  it('is told how fresh stock and prices are', async () => {
    const anna = await stage.visit({ pictures: false })
    await anna.opens('/privacy')
    await anna.page
      .getByRole('contentinfo')
      .getByText(/^Stock and prices updated .+ ago$/)
      .waitFor()
  })
})

describe('someone who wants letters', () => {
  it('is heard although the footer did not listen yet', async () => {
    const anna = await stage.visit({ pictures: false })
    const code = Promise.withResolvers<void>()
    await anna.page.route('**/footer-*.js', (route) => code.promise.then(() => route.continue()))
    await anna.opens('/privacy')
    const footer = anna.page.getByRole('contentinfo')
    await footer.getByLabel(anna.t('content.email')).fill('early@example.com')
    await footer.getByRole('button', { name: anna.t('content.subscribe') }).click()
    code.resolve()
    await footer.getByText(anna.t('content.letterSentTitle')).waitFor()
    await mailTo(stage.shop(), 'early@example.com')
  })

  it('asks in the footer, confirms from the mailbox, and can leave again', async () => {
    const anna = await stage.visit({ width: PHONE, store: 'ru', pictures: false })
    await anna.opens('/privacy')
    const footer = anna.page.getByRole('contentinfo')
    const field = footer.getByLabel(anna.t('content.email'))
    await field.fill('anna')
    await footer.getByRole('button', { name: anna.t('content.subscribe') }).click()
    await footer.getByText(anna.t('content.emailWrong')).waitFor()
    await field.fill('anna@example.com')
    await footer.getByRole('button', { name: anna.t('content.subscribe') }).click()
    await footer.getByText(anna.t('content.letterSentTitle')).waitFor()
    const { subject, text } = await mailTo(stage.shop(), 'anna@example.com')
    expect(subject).toBe(anna.t('mail.newsSubject'))
    const confirm = /\/newsletter\/confirm\/[0-9a-f]{32}/.exec(text)?.[0] ?? ''
    await anna.opens(confirm)
    // The page of the letters has a form of its own when it needs one.
    await footer.getByRole('heading', { name: anna.t('shell.help') }).waitFor()
    expect(await field.count()).toBe(0)
    expect(await axeBreaches(anna.page)).toEqual([])
    await anna.main.getByRole('button', { name: anna.t('content.confirmButton') }).click()
    await anna.main.getByRole('heading', { name: anna.t('content.subscribedTitle') }).waitFor()
    await anna.opens(confirm)
    await anna.main.getByRole('button', { name: anna.t('content.confirmButton') }).click()
    await anna.main.getByRole('heading', { name: anna.t('content.linkOldTitle') }).waitFor()
    await anna.opens(/\/newsletter\/leave\/[0-9a-f]{32}/.exec(text)?.[0] ?? '')
    await anna.main.getByRole('button', { name: anna.t('content.leaveButton') }).click()
    await anna.main.getByRole('heading', { name: anna.t('content.unsubscribedTitle') }).waitFor()
  })

  it('can do so without scripts', async () => {
    const anna = await stage.visit({ javaScript: false, pictures: false })
    await anna.opens('/privacy')
    const footer = anna.page.getByRole('contentinfo')
    await footer.getByLabel(anna.t('content.email')).fill('noscript@example.com')
    await footer.getByRole('button', { name: anna.t('content.subscribe') }).click()
    await anna.main.getByRole('heading', { name: anna.t('content.letterSentTitle') }).waitFor()
    const { text } = await mailTo(stage.shop(), 'noscript@example.com')
    await anna.opens(/\/newsletter\/confirm\/[0-9a-f]{32}/.exec(text)?.[0] ?? '')
    await anna.main.getByRole('button', { name: anna.t('content.confirmButton') }).click()
    await anna.main.getByRole('heading', { name: anna.t('content.subscribedTitle') }).waitFor()
  })

  it('finds the same form in a window of its own beside the news', async () => {
    const anna = await stage.visit({ pictures: false })
    await anna.opens('/news')
    await anna.main.getByRole('button', { name: anna.t('content.byMail') }).click()
    const window = anna.page.getByRole('dialog', { name: anna.t('content.letters') })
    await window.getByLabel(anna.t('content.email')).fill('modal@example.com')
    expect(await axeBreaches(anna.page)).toEqual([])
    await window.getByRole('button', { name: anna.t('content.subscribe') }).click()
    await window.getByText(anna.t('content.letterSentTitle')).waitFor()
    await anna.page.keyboard.press('Escape')
    await window.waitFor({ state: 'hidden' })
  })
})
