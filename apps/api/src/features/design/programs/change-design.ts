import { randomBytes } from 'node:crypto'
import type { CallParsed } from '@vitrine/contract/call'
import type { changeDesign as changeCall } from '@vitrine/contract/design/programs'
import type { Design, SliderName } from '@vitrine/domain/design/design'
import { mergeSlides, type SentSlide } from '@vitrine/domain/design/merge-slides'
import type { Language } from '@vitrine/domain/store/store-view'
import { assertMay } from '#api/access/assert-may.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { findDraft, keepDraft, lockDesign } from '../edit/design-queries.ts'
import { getPublished } from '../edit/desk.ts'
import { mayPublish } from '../edit/may-publish.ts'
import { writeVersion } from '../edit/publish.ts'
import { assertOwn, auditDraft } from '../edit/save-draft.ts'

type Sent = CallParsed<typeof changeCall>['body']
type Saved = { saved: true; updated_at: string }

/** An owner's is seen at once; a partner's slides are laid into the draft, and wait for an owner. */
export function changeDesign(ctx: Context, sent: Sent): Promise<Saved> {
  assertMay(ctx, 'design:change')
  const language = sent.lang ?? ctx.store.language
  return inTransaction(ctx, async (ctx) => {
    await lockDesign(ctx.db)
    const before = await getPublished(ctx)
    if (mayPublish(ctx)) {
      const after = applySent(before.state, sent, { language, owner: null })
      await writeVersion(ctx, { before, after, name: '', effective: ctx.now() })
    } else await layIntoDraft(ctx, sent, { language, before })
    return { saved: true, updated_at: ctx.now().toISOString() }
  })
}

type Published = Awaited<ReturnType<typeof getPublished>>

async function layIntoDraft(
  ctx: Context,
  sent: Sent,
  { language, before }: { language: Language; before: Published },
) {
  const draft = await findDraft(ctx.db)
  const base = draft?.state ?? before.state
  const state = applySent(base, sent, { language, owner: myId(ctx) })
  assertOwn(ctx, base, state)
  await keepDraft(ctx.db, {
    ...{ version: (draft?.version ?? 0) + 1, based_on: draft?.based_on ?? before.id },
    ...{ state, now: ctx.now(), by: myId(ctx) },
  })
  if (!draft) await auditDraft(ctx, { begun: true })
}

const newId = () => `s-${randomBytes(8).toString('hex')}`
type Sender = { language: Language; owner: number | null }

/** What is not named stays. Of a partner only slides of their own are meant, and those of others stay before them. */
function applySent(design: Design, sent: Sent, { language, owner }: Sender): Design {
  const slider = (name: SliderName, given: Sent['main_slider']) => {
    const before = design.sliders[name]
    if (given === undefined) return before
    const slides: readonly SentSlide[] = Array.isArray(given) ? given : given.slides
    const others = owner === null ? [] : before.filter(({ by }) => by !== owner)
    const own = owner === null ? before : before.filter(({ by }) => by === owner)
    return [...others, ...mergeSlides(own, slides, { language, by: owner, newId })]
  }
  const { bonus } = design
  return {
    sliders: {
      main: slider('main', sent.main_slider),
      top: slider('top', sent.top_slider),
      bottom: slider('bottom', sent.bottom_slider),
      styles: slider('styles', sent.top_styles),
    },
    navbar: sent.navbar?.category_ids ?? design.navbar,
    bonus: {
      show_banner: sent.show_bonuses_banner ?? bonus.show_banner,
      show_modal: sent.show_bonuses_modal ?? bonus.show_modal,
      modal_after_ms: sent.show_bonuses_modal_after ?? bonus.modal_after_ms,
      code: sent.bonuses_banner_code ?? bonus.code,
    },
    payments: paymentsOf(design, sent.payment_methods, language),
  }
}

/** What was sent is what is offered, in its order; a way nobody knows is offered nowhere. */
function paymentsOf({ payments }: Design, sent: Sent['payment_methods'], language: Language) {
  if (sent === undefined) return payments
  const named = sent.map(({ code, title }) => {
    const known = payments.find((one) => one.code === code)
    return { code, is_shown: true, titles: { ...known?.titles, [language]: title } }
  })
  const rest = payments.filter(({ code }) => !sent.some((one) => one.code === code))
  return [...named, ...rest.map((one) => ({ ...one, is_shown: false }))]
}
