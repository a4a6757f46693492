import type { ReactNode } from 'react'
import { useStore } from '#web/ui/shop-context.tsx'
import { typedSum } from '../../decimal-of.ts'
import { differences } from './differences.ts'
import { useFieldName } from './field-name.ts'
import { otherPictures, type Told } from './other-pictures.tsx'
import { TheirChanges } from './their-changes.tsx'

type OvertakenProps = {
  draft: {
    /** Parts written here that somebody else has written since they were read. */
    overtaken: readonly { name: string; was: unknown; theirs: unknown }[]
    forget(): void
    save(): Promise<void>
  }
}

/** Of two who write at once, the second sees what the first has written, and decides. */
export function Overtaken({ draft: { overtaken, forget, save } }: OvertakenProps) {
  const fieldName = useFieldName()
  const { locale } = useStore()
  if (overtaken.length === 0) return null
  const changes = overtaken
    .flatMap(
      ({ name, was, theirs }): readonly Told[] =>
        otherPictures([name, was, theirs]) ?? differences(was, theirs, [name]),
    )
    .map(({ path, was, now }) => ({
      name: fieldName(path),
      was: isPrice(path) ? sumIn(was, locale) : was,
      now: isPrice(path) ? sumIn(now, locale) : now,
    }))
  return <TheirChanges changes={changes} onTheirs={forget} onMine={() => void save()} />
}

const isPrice = ([part, , field]: readonly string[]): boolean =>
  part === 'prices' && (field === 'price' || field === 'special_price')

/** As the field beside it shows it. */
const sumIn = (told: ReactNode, locale: string): ReactNode => typedSum(Number(told), locale) || told
