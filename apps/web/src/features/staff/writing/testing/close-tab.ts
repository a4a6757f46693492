/** As a tab that is closed leaves a page: nothing in it runs any more, and what it kept on the device stays. */
export function closeTab(leave: () => void): void {
  const kept = Object.entries(localStorage)
  leave()
  for (const [key, words] of kept) localStorage.setItem(key, words)
}
