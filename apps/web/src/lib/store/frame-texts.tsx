import type { ReactNode } from 'react'
import { ShopProvider, useStore } from '#web/ui/shop-context.tsx'
import type { Frame } from './frame-messages.ts'
import { useFrameTexts } from './use-frame-texts.ts'

type FrameTextsProps = { frame: Frame; children: ReactNode /** Until they have come. */; waiting?: ReactNode }

/** What is in it reads the texts of its frame besides those of every page. */
export function FrameTexts({ frame, children, waiting = null }: FrameTextsProps) {
  const store = useStore()
  const t = useFrameTexts(frame)
  if (t === undefined) return waiting
  return (
    <ShopProvider store={store} t={t}>
      {children}
    </ShopProvider>
  )
}
