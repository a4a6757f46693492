/** Runs in the page, which has no other script: once the shop answers again, the page that was asked for is opened. */
export const ASK_AGAIN = `
let pause = 2000
let timer = setTimeout(ask, pause)
async function ask() {
  clearTimeout(timer)
  const answer = await fetch('/health/ready', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) return location.reload()
  pause = Math.min(pause * 2, 15000)
  timer = setTimeout(ask, pause)
}
addEventListener('online', ask)
`
