import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { readRows } from '../src/database.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage()
const CLARA = 'customer@vitrine.example'
const ORDERS = `select o.number from shop_order o join store s using (store_id)
  where s.code = $1 and o.state = $2 and o.email = $3 order by o.created_at desc limit 1`
const MAILS = `select b.payload ->> 'returnId' as id, r.kind, r.cancels from outbox b
  join return_request r on r.return_id = (b.payload ->> 'returnId')::bigint join shop_order o using (order_id)
  where o.number = $1`

async function numberOf(store: string, state: string): Promise<string> {
  const [found] = await readRows<{ number: string }>(stage.shop().dataDir, ORDERS, [store, state, CLARA])
  if (!found) throw new Error(`${store} has no order that is ${state}`)
  return found.number
}
const faultsOf = async (page: Parameters<typeof axeBreaches>[0]) => [
  ...(await axeBreaches(page)),
  ...(await sidewaysOverflow(page)),
  ...(await cutButtons(page)),
]

/** The parcel never came: who works with it says so, by keys alone. */
async function staffGivesUp(number: string) {
  const [order] = await readRows<{ id: number }>(
    stage.shop().dataDir,
    'select order_id::int as id from shop_order where number = $1',
    [number],
  )
  const mona = await stage.visit({ store: 'us', width: DESKTOP, pictures: false })
  const { page, t } = mona
  await mona.opens(`/admin/orders/${order?.id}`)
  await signIn(page, stage.shop(), { email: 'mona@staff.example', roles: ['manager'] })
  await page.getByRole('button', { name: t('staff.returnLost') }).press('Enter')
  const close = page.getByRole('button', { name: t('staff.returnLostDo') })
  await close.waitFor()
  await takeShot(page, 'staff-gives-up')
  expect(await faultsOf(page)).toEqual([])
  await close.press('Enter')
  await page.getByText(t('staff.returnClosed')).waitFor()
}

/** On the page of the order it is of; the receipt went out once. */
async function findsIt(
  clara: Shopper,
  { number, shown }: { number: string; shown: 'return' | 'withdrawal' },
) {
  const { main, page, t } = clara
  await clara.opens(`/my-account/orders/${number}`)
  const words =
    shown === 'return' ? t('return.stateOpen', { number: `${number}-1` }) : t('return.stateCanceled')
  const note = main.getByText(words)
  await note.scrollIntoViewIfNeeded()
  expect(await faultsOf(page)).toEqual([])
  const mails = await readRows<{ kind: string }>(stage.shop().dataDir, MAILS, [number])
  expect(mails).toMatchObject([{ kind: shown, cancels: shown === 'withdrawal' }])
}

async function isGivenUp(clara: Shopper, number: string) {
  await staffGivesUp(number)
  await clara.opens(`/my-account/orders/${number}`)
  await clara.main.getByText(clara.t('return.stateEnded', { number: `${number}-1` })).waitFor()
}

describe.each(
  inTurn(import.meta.url, [
    { store: 'de', width: PHONE, state: 'confirmed' },
    { store: 'us', width: DESKTOP, state: 'delivered' },
  ]),
)('a customer of $store, $width px wide', ({ store, width, state }) => {
  it('sends a piece back from the page of its order, and finds it there again', async () => {
    const shown = state === 'delivered' ? 'return' : 'withdrawal'
    const number = await numberOf(store, state)
    const clara = await stage.visit({ store, width })
    const { main, page, t } = clara
    await clara.opens()
    await signIn(page, stage.shop(), CLARA)
    await clara.opens(`/my-account/orders/${number}`)
    await main
      .getByRole('link', { name: t(shown === 'return' ? 'return.sendBack' : 'return.withdraw') })
      .click()
    const first = main.getByRole('checkbox').first()
    await first.waitFor()
    if (shown === 'return') await first.check()
    await takeShot(page, `${store}-choose`)
    expect(await faultsOf(page)).toEqual([])
    await main.getByRole('button', { name: t('return.continue') }).click()
    const confirm = main.getByRole('button', {
      name: t(shown === 'return' ? 'return.announceNow' : 'return.confirmNow'),
    })
    await confirm.waitFor()
    await takeShot(page, `${store}-confirm`)
    expect(await faultsOf(page)).toEqual([])
    // By keyboard, from the heading that took the focus.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await main
      .getByRole('heading', { name: t(shown === 'return' ? 'return.announced' : 'return.withdrawn') })
      .waitFor()
    await takeShot(page, `${store}-receipt`)
    expect(await faultsOf(page)).toEqual([])
    await findsIt(clara, { number, shown })
    if (shown === 'return') await isGivenUp(clara, number)
  })
})

it('a guest withdraws from the foot of the page, by number and contact, in two steps', async () => {
  const number = await numberOf('de', 'delivered').catch(() => numberOf('de', 'shipped'))
  const anna = await stage.visit({ store: 'de', width: DESKTOP })
  const { main, page, t } = anna
  await anna.opens()
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: t('shell.withdraw'), exact: true }).click()
  const contact = main.getByLabel(t('login.contact'), { exact: true })
  await main.getByLabel(t('order.lookupNumber'), { exact: true }).fill(number)
  await contact.fill('eve@example.org')
  const next = main.getByRole('button', { name: t('return.continue') })
  await next.click()
  await main.getByText(t('order.lookupUnknown')).waitFor()
  await contact.fill(CLARA)
  await takeShot(page, 'guest-ask')
  expect(await faultsOf(page)).toEqual([])
  await next.click()
  await main.getByRole('checkbox').first().check()
  await takeShot(page, 'guest-choose')
  await main.getByRole('button', { name: t('return.continue') }).click()
  await main.getByRole('button', { name: t('return.confirmNow') }).click()
  await main.getByText(t('return.number', { number: `${number}-1` })).waitFor()
  await takeShot(page, 'guest-receipt')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: t('return.slip') }).click()
  expect((await download).suggestedFilename()).toBe(`vitrine-${number}-1.pdf`)
})

it('what was typed was lost by a press before the scripts had come: now it is asked with', async () => {
  const number = await numberOf('de', 'shipped')
  const anna = await stage.visit({ store: 'de', width: PHONE, pictures: false })
  const { main, page, t } = anna
  let letCome = () => {}
  const haveCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/*.js', async (route) => {
    await haveCome
    await route.fallback()
  })
  await page.goto(`${stage.shop().url}/de/withdrawal`, { waitUntil: 'commit' })
  await main.getByLabel(t('order.lookupNumber'), { exact: true }).fill(number)
  await main.getByLabel(t('login.contact'), { exact: true }).fill(CLARA)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  await main.getByRole('button', { name: t('return.continue') }).click({ noWaitAfter: true })
  await sent
  letCome()
  await main.getByRole('checkbox').first().waitFor()
})

it('a German shop names who runs it; one outside the Union offers no withdrawal', async () => {
  const anna = await stage.visit({ store: 'de', width: PHONE })
  await anna.opens('/imprint')
  for (const line of ['Amtsgericht Charlottenburg, HRB 123456 B', 'USt-IdNr. DE123456789'])
    await anna.main.getByText(line).waitFor()
  expect(await faultsOf(anna.page)).toEqual([])
  const { url } = stage.shop()
  const statuses = ['/us/withdrawal', '/eu/withdrawal', '/us/imprint'].map(
    async (path) => (await fetch(url + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 200, 200])
})
