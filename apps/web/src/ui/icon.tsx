// Icons of one stroke. Decoration only: the control beside or around them carries the name.
import styles from './icon.module.css'

const PATHS = {
  menu: 'M3 7h18M3 17h18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5 5 5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7v5.5l3.5 2',
  close: 'm5 5 14 14M19 5 5 19',
  heart: 'M12 20.2S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4C20.5 15.4 12 20.2 12 20.2z',
  bag: 'M4.5 8.5h15l1 12h-17zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  up: 'm5 15 7-7 7 7',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  filter:
    'M3 7.5h9m4.5 0H21M3 16.5h4.5m4.5 0h9M14.25 5.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M9.75 14.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7',
  back: 'M4 9h11a5 5 0 0 1 0 10H9M8 5 4 9l4 4',
  card: 'M3 6h18v12.5H3zM3 10.5h18',
  play: 'M8 5.5v13l10.5-6.5z',
  warn: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.5v.1',
  offline:
    'M3 3l18 18M7 18.5h10M5.5 17.8A4.5 4.5 0 0 1 6.8 9.2M9.8 6.3A5.5 5.5 0 0 1 17.5 11a3.8 3.8 0 0 1 2.8 6',
  share: 'M12 15V3.5M8 7.5l4-4 4 4M7 11H5v9.5h14V11h-2',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  zoom: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const

export type IconName = keyof typeof PATHS
type Size = 'normal' | 'small' | 'tiny'
type IconProps = { name: IconName; size?: Size; className?: string }

export function Icon({ name, ...rest }: IconProps) {
  return <Stroke path={PATHS[name]} {...rest} />
}

export function Stroke({
  path,
  size = 'normal',
  className,
}: {
  path: string
  size?: Size
  className?: string
}) {
  const names = [styles.icon, styles[size], className].filter(Boolean).join(' ')
  return (
    <svg className={names} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
