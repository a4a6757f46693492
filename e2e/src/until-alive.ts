import type { Page } from 'playwright-core'

type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/** Waits until the server's HTML has become the running page: a press before that is a press on paper. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key && (document as unknown as Record<string, Root>)[key]
    return root ? root.stateNode.current.memoizedState?.isDehydrated === false : false
  })
}
