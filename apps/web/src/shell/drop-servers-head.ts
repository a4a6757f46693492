/** What the server alone says of a page, to search engines and messages, is wrong on the next. */
export function dropServersHead(): void {
  for (const one of document.querySelectorAll(
    'head :is([hreflang], [property^="og:"], [name^="twitter:"], [name="description"])',
  ))
    one.remove()
}
