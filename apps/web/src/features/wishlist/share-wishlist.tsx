import { getWishlist, shareWishlist, unshareWishlist } from '@vitrine/contract/wishlist/wishlist'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** A link others read the list by; who made it takes it back. A guest's list is on this device alone. */
export function ShareWishlist() {
  const t = useT()
  const client = useClient()
  const { code: store } = useStore()
  const { status, customer } = useSession()
  const { send } = useWishlist()
  const isIn = status === 'signed-in'
  const [changed, setChanged] = useState<string | null>()
  const { latest } = useAnswer(isIn ? `share of ${customer}` : null, () => client.call(getWishlist))
  const shared = changed === undefined ? (latest?.share_code ?? null) : changed
  const tell = (text: string, tone: 'success' | 'error') => notify({ text, tone })
  async function share() {
    if (!isIn) {
      notify({ text: t('wishlist.shareSignIn') })
      return openSignIn()
    }
    try {
      // The link shows what the shop has: a wish still on its way would be missing from a page its reader opens once.
      if (!(await send())) return tell(t('wishlist.shareFailed'), 'error')
      const { share_code } = await client.call(shareWishlist, { body: {} })
      setChanged(share_code)
      await hand(`${location.origin}/${store}/wishlist/${share_code}`)
    } catch {
      tell(t('wishlist.shareFailed'), 'error')
    }
  }
  async function hand(url: string) {
    const title = t('wishlist.shared')
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    tell(t('wishlist.linkCopied'), 'success')
  }
  async function unshare() {
    try {
      await client.call(unshareWishlist, { body: {} })
      setChanged(null)
    } catch {
      tell(t('wishlist.shareFailed'), 'error')
    }
  }
  return (
    <>
      <button type="button" className="text-link" onClick={() => void share()}>
        {t('wishlist.share')}
      </button>
      {isIn && shared !== null && (
        <button type="button" className="text-link" onClick={() => void unshare()}>
          {t('wishlist.unshare')}
        </button>
      )}
    </>
  )
}
