import { useStore } from '#web/ui/shop-context.tsx'

/** In UTC, so that server and browser write the same day. */
export function NewsDate({ date }: { date: string }) {
  const { locale } = useStore()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return (
    <time dateTime={date} className="type-caption tone-third">
      {day}
    </time>
  )
}
