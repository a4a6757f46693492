import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'

type CorrectedLineProps = { corrected: string; typed: string; to: string }

/** Says that another text was looked for than the one typed, and why. */
export function CorrectedLine({ corrected, typed, to }: CorrectedLineProps) {
  const [before, after] = useT()('search.corrected', { text: '\n', typed }).split('\n')
  return (
    <>
      {before}
      <Link className="text-link" to={to}>
        {corrected}
      </Link>
      {after}
    </>
  )
}
