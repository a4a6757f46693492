import { use } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { MembershipContext } from '../frame/membership.ts'
import { NothingYet } from '../goods/nothing-yet.tsx'

/** Who has nothing to promote yet reads how the first parcel goes, where the shop has a guide. */
export function NoPieces() {
  const t = useT()
  const me = use(MembershipContext)
  return (
    <NothingYet text={t('partner.goods.empty')}>
      {me !== null && me.instructions_count > 0 && (
        <ButtonLink to="/cabinet/wiki">{t('partner.goods.firstParcel')}</ButtonLink>
      )}
    </NothingYet>
  )
}
