// The people of the shop read what shoppers wrote: nothing is shown before, and a photo may be left out.
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { readRows } from '../src/database.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })
/** Shoppers write without a blank, too. */
const TITLE = `Soft and ${'lo'.repeat(40)}ng`

/** With a photo, as a shopper sends it. */
async function writesReview({ page }: Shopper): Promise<{ id: number; product: number }> {
  const [row] = await readRows<{ id: number }>(
    stage.shop().dataDir,
    `select product_id::int as id from product where sku = 'SU-5801'`,
  )
  const product = row?.id ?? 0
  const form = new FormData()
  const fields = { entity_id: String(product), title: TITLE, nickname: 'Clara', rating: '4' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('detail', 'Soft, but the sleeves run long. See boots.shop')
  form.append('photos', new Blob([new Uint8Array(await page.screenshot({ type: 'jpeg' }))]), 'IMG_1.jpg')
  const reply = await fetch(`${stage.shop().url}/api/review/create?storeCode=us`, {
    method: 'POST',
    body: form,
  })
  const { result } = (await reply.json()) as { result: { id: number } }
  return { id: result.id, product }
}

/** What everybody reads: of ours its photos, undefined while it is not shown. */
async function shownPhotos(product: number): Promise<string[] | undefined> {
  const query = `storeCode=us&product_id=${product}`
  const reply = await fetch(`${stage.shop().url}/api/review/list?${query}`)
  const { result } = (await reply.json()) as { result: { items: { title: string; photos: string[] }[] } }
  return result.items.find(({ title }) => title === TITLE)?.photos
}

/** What is said does not lie on what is pressed next, once the next review has come with it. */
async function liesAbove(note: Locator, button: Locator): Promise<void> {
  const distance = async () => {
    const [said, pressed] = await Promise.all([note.boundingBox(), button.boundingBox()])
    return said && pressed ? pressed.y - (said.y + said.height) : 0
  }
  await expect.poll(distance).toBeGreaterThan(0)
}

describe.each(
  inTurn(import.meta.url, [
    ['de', DESKTOP],
    ['ua', PHONE],
  ] as const),
)('a manager in %s at %i px', (store, width) => {
  it('reads a review, shows it without its photo, takes that back, and rejects it with a reason', async () => {
    const mona = await stage.visit({ width, store })
    const { page, t } = mona
    const article = page.getByRole('article', { name: TITLE })
    const presses = (name: string) => article.getByRole('button', { name, exact: true }).click()
    await mona.opens('/admin/reviews')
    await signIn(page, stage.shop(), { email: 'mona@staff.example', roles: ['manager'] })
    const { id, product } = await writesReview(mona)
    await mona.opens(`/admin/reviews/${id}`)
    await article.getByText(t('staff.reviewLink')).waitFor()
    await article.locator('img[src^="data:image/webp"]').waitFor()
    await isFine(mona, `staff-review-${store}`)

    await article.getByRole('button', { name: t('staff.reviewLeaveOut') }).click()
    await page.keyboard.press('a')
    const note = page.getByText(t('staff.reviewApprovedNow', { name: '' }).trim())
    await note.waitFor()
    if (width === PHONE) await liesAbove(note, page.getByRole('button', { name: t('staff.reviewReject') }))
    await expect.poll(() => shownPhotos(product)).toEqual([])
    await page.getByRole('button', { name: t('cart.undo') }).click()
    await expect.poll(() => shownPhotos(product)).toBeUndefined()

    await presses(t('staff.reviewReject'))
    await article.getByRole('radio', { name: t('staff.rejectAdvert') }).check()
    await isFine(mona, `staff-reject-${store}`)
    await presses(t('staff.reviewReject'))
    await article.waitFor({ state: 'detached' })
    await page
      .getByRole('navigation', { name: t('staff.lists') })
      .getByRole('button', { name: t('staff.reviewsRejected') })
      .click()
    await article.waitFor()
    const [line] = await readRows<{ after: object }>(
      stage.shop().dataDir,
      `select after from audit where entity = 'review' and entity_id = '${id}' order by audit_id desc limit 1`,
    )
    expect(line?.after).toMatchObject({ status: 3, reason: 'advert' })
  })
})
