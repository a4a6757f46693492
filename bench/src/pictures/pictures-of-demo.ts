import { demoShop } from '@vitrine/demo/demo-shop'

/** Paths of what is drawn for the demo shop's products, each once, as the shop's own sources know them. */
export function picturesOfDemo(): string[] {
  const paths = new Set<string>()
  for (const record of demoShop())
    if (record.kind === 'product') for (const { path } of record.media) paths.add(path.slice(1))
  return [...paths]
}
