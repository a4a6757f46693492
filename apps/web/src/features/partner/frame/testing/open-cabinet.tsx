import type { Membership } from '@vitrine/contract/partner/membership'
import { beforeEach } from 'vitest'
import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { GuideView } from '../../guide/guide-view.tsx'
import { PartnerFrame } from '../partner-frame.tsx'

const ROOMS = {
  ...{ product_choose: false, instructions_count: 2, show_attention_photo_modal: true },
  ...{ has_blogger_user_agreement: true, has_blogger_privacy_policy: true },
}
export const NOBODY: Membership = {
  ...ROOMS,
  ...{ state: 'none', reason: '', name: '', handle: '', since: null, ended_at: null },
  agreement: { version: '2030-01', accepted_at: null },
}
export const PARTNER: Membership = {
  ...ROOMS,
  ...{
    state: 'partner',
    reason: '',
    name: 'Mila Sorel',
    handle: 'mila',
    since: '2029-05-01T10:00:00Z',
    ended_at: null,
  },
  agreement: { version: '2030-01', accepted_at: '2030-01-01T10:00:00Z' },
}
const ARTICLES = [
  {
    slug: 'first',
    title: 'Your first parcel',
    content: '<p>Four pieces. In your size. And more.</p>',
    parent: null,
  },
  { slug: 'money', title: 'When the money comes', content: '<p>In thirty days.</p>', parent: 'first' },
]

/** A cabinet whose owner is nobody's partner until `become` says so, before each test another one. */
export function openCabinet() {
  let shop: ReturnType<typeof scriptedEngine>
  let me: Membership
  /** Each is somebody else: of whoever is in the cabinet remembers what it was told. */
  let customers = 6
  beforeEach(() => {
    notices.set([])
    me = NOBODY
    shop = scriptedEngine()
    shop.session.set({ status: 'signed-in', customer: String(++customers) })
    shop.client.script['partner.me'] = () => me
    shop.client.script['blogger.wiki'] = () => ({ title: 'Good to know', articles: ARTICLES })
    shop.client.script['blogger.paper'] = () => ({ title: 'Partner agreement', content: '<p>We share.</p>' })
  })
  async function open(slug?: string, address = '/cabinet/wiki') {
    const opened = await openPage(
      <PartnerFrame title="partner.guide" isThere={(me) => me.instructions_count > 0} missing="Nothing here">
        <GuideView slug={slug} />
      </PartnerFrame>,
      { shop, address },
    )
    await settled()
    return opened
  }
  /** What the shop says from now on of whoever is in. */
  const become = (membership: Membership) => {
    me = membership
    return me
  }
  return { shop: () => shop, open, become }
}
