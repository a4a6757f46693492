/** When the copy on the screen was made, in ms; nothing for a page that came over the line just now. */
export function savedAt(): number | undefined {
  const { savedAt: stamp } = document.documentElement.dataset
  return stamp ? Number(stamp) : undefined
}

/** Another page has been loaded into this document. */
export function forgetSavedAt(): void {
  delete document.documentElement.dataset.savedAt
}
