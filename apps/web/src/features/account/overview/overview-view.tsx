import { joinName } from '@vitrine/domain/address/split-name'
import type { ReactNode } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { AccountFailed } from '../account-state.tsx'
import { useProfile } from '../use-profile.ts'
import { OverviewBlocks } from './overview-blocks.tsx'

/** What moves at the moment: orders under way, bonuses; below what the page adds. */
export function OverviewView({ children }: { children?: ReactNode }) {
  const t = useT()
  const { user, hasFailed, retry } = useProfile()
  const name = user ? joinName(user) : ''
  return (
    <AccountFrame title={name ? t('account.hello', { name }) : t('account.title')}>
      {hasFailed && <AccountFailed onRetry={retry} />}
      {(user || !hasFailed) && <OverviewBlocks user={user}>{children}</OverviewBlocks>}
    </AccountFrame>
  )
}
