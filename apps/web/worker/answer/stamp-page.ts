/** The age of a copy travels on its root element, where the page reads it before it is alive. */
export const stampPage = (html: string, savedAt: string): string =>
  html.replace(/<html\b/, `<html data-saved-at="${savedAt.replace(/\D/g, '')}"`)
