import { useEffect, useEffectEvent, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import styles from './period-chart.module.css'

const HEIGHT = 220
/** So wide is one of the axis's letters at most, in pixels. */
const LETTER = 7.5
const NOTHING: uPlot.Axis = { show: false }

/** One bar: what it is called, how high it is, and how high the period before was there. */
export type ChartPart = { name: string; value: number; before: number; isToCome: boolean }
type PeriodChartProps = { parts: readonly ChartPart[]; write: (amount: number) => string }

/** Bars of a period, and a stroke where the period before stood. Whoever does not see it reads the table. */
export function PeriodChart({ parts, write: money }: PeriodChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const write = useEffectEvent(money)
  useEffect(() => {
    const at = place.current
    if (!at) return
    const chart = new uPlot(optionsOf(parts, { width: at.clientWidth, at, write }), dataOf(parts), at)
    const follow = new ResizeObserver(() => chart.setSize({ width: at.clientWidth, height: HEIGHT }))
    follow.observe(at)
    return () => {
      follow.disconnect()
      chart.destroy()
    }
  }, [parts])
  return <div ref={place} className={styles.chart} />
}

type Parts = readonly ChartPart[]

const dataOf = (parts: Parts): uPlot.AlignedData => [
  parts.map((_, at) => at),
  parts.map(({ value }, at) => (isNow(parts, at) ? null : value)),
  parts.map(({ value }, at) => (isNow(parts, at) ? value : null)),
  parts.map(({ before }) => before),
]

/** The part that is under way: the one before the first that is to come. */
const isNow = (parts: Parts, at: number) => parts[at]?.isToCome === false && (parts[at + 1]?.isToCome ?? true)

type Place = { width: number; at: Element; write: (amount: number) => string }

function optionsOf(parts: Parts, { width, at, write }: Place): uPlot.Options {
  const style = getComputedStyle(at)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  // Sums stand below their bars where there is room for all of them.
  const sumOf = ({ value }: ChartPart) => write(Math.round(value))
  const isRoomy = parts.every((part) => sumOf(part).length * LETTER < width / parts.length)
  const nameOf = (part: ChartPart | undefined) => {
    if (!part) return ''
    return isRoomy && part.value !== 0 ? `${part.name}\n${sumOf(part)}` : part.name
  }
  const every = Math.ceil(parts.length / (width < 500 ? 8 : 16))
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.6, parts.length - 0.4] },
      y: { range: (_, __, most) => [0, Math.max(most, 1) * 1.1] },
    },
    axes: [
      {
        stroke: colour('--color-ink-2'),
        grid: { show: false },
        ticks: { show: false },
        font: `12px ${style.fontFamily}`,
        splits: () => parts.map((_, index) => index).filter((index) => index % every === 0),
        size: 52,
        values: (_, splits) => splits.map((index) => nameOf(parts[index])),
      },
      NOTHING,
    ],
    series: [
      {},
      barsOf(colour('--color-tile-deep')),
      barsOf(colour('--color-accent')),
      {
        stroke: colour('--color-ink-3'),
        width: 1.5,
        points: { show: false },
        paths: strokes,
      },
    ],
  }
}

function barsOf(fill: string): uPlot.Series {
  const paths = uPlot.paths.bars?.({ size: [0.86, 80] })
  return { fill, stroke: 'transparent', points: { show: false }, ...(paths && { paths }) }
}

/** A stroke across each bar, where the period before stood. */
const strokes: uPlot.Series.PathBuilder = (chart, of) => {
  const stroke = new Path2D()
  for (const [at, value] of (chart.data[of] ?? []).entries()) {
    if (!value) continue
    const y = chart.valToPos(value, 'y', true)
    stroke.moveTo(chart.valToPos(at - 0.43, 'x', true), y)
    stroke.lineTo(chart.valToPos(at + 0.43, 'x', true), y)
  }
  return { stroke }
}
