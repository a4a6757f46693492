/** Content names paths inside a store; its readers are in one of seven. Pictures and other sites stay as they are. */
export function storeLinks(html: string, storeCode: string): string {
  return html.replace(/(<a\b[^>]*\bhref=")\/(?!\/|media\/)/g, `$1/${storeCode}/`)
}
