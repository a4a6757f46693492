import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { holdsFocus } from '../src/acts/holds-focus.ts'
import { atBothShops } from '../src/catalogues.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, PHONE } from '../src/open-stage.ts'
import type { Source } from '../src/stocked-folder.ts'
import { takeShot } from '../src/take-shot.ts'

function panelOf(anna: Shopper) {
  const panel = anna.page.getByRole('dialog', { name: anna.t('search.title') })
  const field = panel.getByRole('combobox')
  return {
    panel,
    field,
    options: panel.getByRole('option'),
    async opens() {
      await anna.page
        .getByRole('banner')
        .getByRole('link', { name: anna.t('shell.search') })
        .click()
      await field.waitFor()
      await holdsFocus(field)
    },
  }
}

type Words = {
  typos: [store: string, typed: string, name: RegExp][]
  layouts: [store: string, typed: string, meant: string][]
  widths: number[]
  /** What is typed, the word it begins and the category that is called so. */
  panel: { typed: string; word: string; category: string; path: string }
}

/** Luma speaks English and German; in its other stores people search in English. */
const WORDS: Record<Source, Words> = {
  demo: {
    typos: [
      ['us', 'sweatr', /sweater/i],
      ['de', 'Rolkragen', /Rollkragen/i],
      ['ru', 'пальтто', /пальто/i],
      ['ua', 'пальтто', /пальто/i],
      ['cn', '羊绒圆领毛依', /羊绒/],
    ],
    layouts: [
      ['us', 'огьзук', 'jumper'],
      ['ru', 'gfkmnj', 'пальто'],
    ],
    widths: [DESKTOP, PHONE],
    panel: { typed: 'swe', word: 'sweaters', category: 'Sweaters, Women', path: '/women/knitwear/jumpers' },
  },
  luma: {
    typos: [
      ['us', 'jackt', /jacket/i],
      ['de', 'Kapuzenshrit', /Kapuzenshirt/i],
      ['ru', 'hoodi', /hoodie/i],
      ['ua', 'jaket', /jacket/i],
      ['cn', 'hodie', /hoodie/i],
    ],
    layouts: [['us', 'офслуе', 'jacket']],
    widths: [PHONE],
    panel: {
      typed: 'jac',
      word: 'jacket',
      category: 'Jackets, Women',
      path: '/women/tops-women/jackets-women',
    },
  },
}

atBothShops((stage, { source }) => {
  const words = WORDS[source]

  it.each(words.typos)('a word with a mistake finds the right thing in the store %s: %s', async (...row) => {
    const [store, typed, name] = row
    const anna = await stage.visit({ width: PHONE, store, pictures: false })
    await anna.opens(`/search?q=${encodeURIComponent(typed)}`)
    await anna.card(0).waitFor()
    expect(await anna.card(0).getByRole('heading').textContent()).toMatch(name)
    expect(await sidewaysOverflow(anna.page)).toEqual([])
  })

  it.each(words.layouts)(
    'in the store %s, %s is read as it was meant, and the page says so',
    async (...row) => {
      const [store, typed, meant] = row
      const anna = await stage.visit({ store, pictures: false })
      await anna.opens(`/search?q=${encodeURIComponent(typed)}`)
      await anna.card(0).waitFor()
      await anna.main.getByRole('link', { name: meant, exact: true }).waitFor()
      await anna.main.getByText(typed).first().waitFor()
    },
  )

  it.skipIf(source !== 'demo')('words of colour and person become chips that can be taken away', async () => {
    const anna = await stage.visit({ pictures: false })
    await anna.opens('/search?q=navy+sweater+men')
    const chips = anna.main.getByRole('list', { name: anna.t('list.applied') })
    await chips.getByRole('link', { name: anna.t('list.remove', { name: 'Navy' }) }).click()
    await expect.poll(() => new URL(anna.page.url()).searchParams.get('q')).toBe('sweater men')
    await expect.poll(() => chips.getByRole('link').count()).toBe(1)
  })

  it.skipIf(source !== 'demo').each([
    ['us', 'returns', 'Returns'],
    ['ru', 'доставка', 'Доставка'],
    ['cn', '退货', '退货'],
  ])('in the store %s, who asks for %s is shown the page of help', async (...row) => {
    const [store, typed, title] = row
    const anna = await stage.visit({ width: PHONE, store, pictures: false })
    await anna.opens(`/search?q=${encodeURIComponent(typed)}`)
    await anna.main.getByRole('link', { name: title, exact: true }).first().waitFor()
    expect(await anna.main.getByText(anna.t('list.searchEmpty', { text: typed })).count()).toBe(0)
    expect(await axeBreaches(anna.page)).toEqual([])
  })

  it('a text without words finds nothing and says why; a very long word breaks instead of the page', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    await anna.opens(`/search?q=${encodeURIComponent('?!')}`)
    await anna.main.getByText(anna.t('search.noWords', { text: '?!' })).waitFor()
    await anna.opens(`/search?q=${'x'.repeat(190)}`)
    await anna.main.getByRole('heading', { level: 1 }).waitFor()
    expect(await sidewaysOverflow(anna.page)).toEqual([])
  })

  describe.each(inTurn(import.meta.url, words.widths))('the search panel, %i px wide', (width) => {
    const { typed, word, category, path } = words.panel
    let anna: Shopper
    let search: ReturnType<typeof panelOf>

    it('opens with the focus in its field and offers words and categories', async () => {
      anna = await stage.visit({ width, pictures: Boolean(process.env.VITRINE_SHOTS), stays: true })
      await anna.opens()
      search = panelOf(anna)
      await search.opens()
      await search.panel.getByRole('heading', { name: anna.t('search.popular') }).waitFor()
      await search.panel.getByRole('link', { name: 'Women', exact: true }).waitFor()
      expect(await axeBreaches(anna.page)).toEqual([])
      await takeShot(anna.page, `search-before-${source}`)
    })

    it('suggests from two letters: words, categories, four products and all of them', async () => {
      await search.field.pressSequentially(typed)
      await search.options.filter({ hasText: word }).first().waitFor()
      await search.options.first().filter({ hasText: category }).waitFor()
      await expect.poll(() => search.panel.getByRole('article').count()).toBe(4)
      await search.panel.getByRole('link', { name: /^All \d+ results$/ }).waitFor()
      const text = search.options.filter({ hasText: new RegExp(`^${word}`) }).first()
      await expect.poll(() => text.locator('b').allTextContents()).toEqual([word.slice(typed.length)])
      expect(await axeBreaches(anna.page)).toEqual([])
      expect(await sidewaysOverflow(anna.page)).toEqual([])
      expect(await cutButtons(anna.page)).toEqual([])
      await takeShot(anna.page, `search-typed-${source}`)
    })

    it('is walked with arrows, and Enter takes what is marked', async () => {
      const marked = () => search.panel.getByRole('option', { selected: true })
      await search.field.press('ArrowDown')
      await marked().waitFor()
      expect(await marked().getAttribute('id')).toBe(await search.field.getAttribute('aria-activedescendant'))
      await search.field.press('ArrowUp')
      await marked().waitFor({ state: 'detached' })
      const position = (await search.options.allTextContents()).findIndex((text) => text.startsWith(word))
      for (let step = 0; step <= position; step += 1) await search.field.press('ArrowDown')
      await search.field.press('Enter')
      await anna.page.waitForURL(`**/search?q=${word}`)
      await search.panel.waitFor({ state: 'detached' })
      await expect.poll(() => anna.main.getByRole('searchbox').first().inputValue()).toBe(word)
    })

    it('keeps the words editable, and Escape closes it', async () => {
      await search.opens()
      await expect.poll(() => search.field.inputValue()).toBe(word)
      await search.field.press('Escape')
      await search.panel.waitFor({ state: 'detached' })
    })

    it('remembers what was searched, until it is told to forget', async () => {
      await search.opens()
      await search.panel.getByRole('button', { name: anna.t('search.empty') }).click()
      await search.panel.getByRole('link', { name: word, exact: true }).waitFor()
      await search.panel.getByRole('button', { name: anna.t('search.forget', { text: word }) }).click()
      await search.panel.getByRole('link', { name: word, exact: true }).waitFor({ state: 'detached' })
    })

    it('leads to all of a category that is called so', async () => {
      await search.field.fill(word)
      await search.options.filter({ hasText: category }).click()
      await anna.page.waitForURL(`**${path}`)
      await anna.card(0).waitFor()
    })

    it('leads into another category with what was typed', async () => {
      await search.opens()
      await search.field.fill(word)
      await search.panel.locator(`[role=option][href$="?q=${word}"]:not([href*="/search"])`).first().click()
      await anna.page.waitForURL((url) => !url.pathname.endsWith('/search') && url.search === `?q=${word}`)
      await anna.page
        .getByRole('list', { name: anna.t('list.applied') })
        .getByText(`“${word}”`)
        .waitFor()
      await anna.card(0).waitFor()
    })

    it('leads to a product, remembers what led there, and goes when Back is pressed', async () => {
      await search.opens()
      await search.field.fill(typed)
      // Until then there are the products of what was typed before.
      await search.panel.locator(`a[href$="/search?q=${typed}"]`).waitFor()
      const product = search.panel.getByRole('article').first()
      const name = (await product.getByRole('heading').textContent()) ?? ''
      await product.getByRole('link').click()
      await search.panel.waitFor({ state: 'detached' })
      await anna.main.getByRole('heading', { level: 1, name }).waitFor()
      await search.opens()
      await search.panel.getByRole('link', { name: typed, exact: true }).waitFor()
      await anna.page.goBack()
      await search.panel.waitFor({ state: 'detached' })
      await anna.card(0).waitFor()
    })

    it('is never a dead end', async () => {
      await search.opens()
      await search.field.fill('xyzzyq')
      await search.panel.getByText(anna.t('search.none', { text: 'xyzzyq' })).waitFor()
      await search.panel.getByRole('heading', { name: anna.t('search.popular') }).waitFor()
      await search.field.press('Enter')
      await anna.page.waitForURL(/q=xyzzyq/)
      await anna.main.getByText(anna.t('list.searchEmpty', { text: 'xyzzyq' })).waitFor()
      await anna.main.getByRole('heading', { name: anna.t('search.popular') }).waitFor()
      expect(await axeBreaches(anna.page)).toEqual([])
    })
  })

  it('searches without scripts by a plain form', async () => {
    const anna = await stage.visit({ javaScript: false, pictures: false })
    await anna.opens()
    await anna.page
      .getByRole('banner')
      .getByRole('link', { name: anna.t('shell.search') })
      .click()
    await anna.main.getByRole('searchbox').fill(words.panel.word)
    await anna.main.getByRole('search').getByRole('button').click()
    await anna.card(0).waitFor()
  })
})
