import type { CDPSession, Page } from 'playwright-core'

const CONTROLS = new Set(
  'button checkbox combobox link listbox menuitem option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
)

/** One for each page as long as it is open: Chromium unplugs a page's virtual authenticator with any session that ends. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  return known
}

/**
 * What somebody who listens to the page would hear without a name, as Chrome's own accessibility tree has it: a button whose
 * text lies in a status has none, and axe does not see that.
 */
export async function namelessControls(page: Page): Promise<string[]> {
  const session = await sessionOf(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const nameless = nodes.filter(
    ({ ignored, role, name }) =>
      !ignored && CONTROLS.has(String(role?.value)) && String(name?.value ?? '').trim() === '',
  )
  return Promise.all(
    nameless.map(async ({ role, backendDOMNodeId = 0 }) => {
      const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId })
      return `no name: ${role?.value} ${node.nodeName} ${(node.attributes ?? []).join(' ')}`
    }),
  )
}
