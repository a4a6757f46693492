import type { Point } from '@vitrine/art/outline/point'

/** The line so far outside a closed one: where it is cut, when that is where it is sewn. A fold needs no room. */
export function outset(points: readonly Point[], by: number, isOnFold = false): Point[] {
  const corners = points.filter((one, at) => distance(one, points[at - 1] ?? (points.at(-1) as Point)) > 0.01)
  const turn = Math.sign(area(corners))
  return corners.map((at, i): Point => {
    const before = normal(corners.at(i - 1) as Point, at)
    const after = normal(at, corners[(i + 1) % corners.length] as Point)
    const [x, y] = [before[0] + after[0], before[1] + after[1]]
    const size = Math.max(0.5, x * before[0] + y * before[1])
    const [toX, toY] = [at[0] + (turn * by * x) / size, at[1] + (turn * by * y) / size]
    return [isOnFold ? Math.max(0, toX) : toX, toY]
  })
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

function normal(from: Point, to: Point): Point {
  const length = distance(from, to) || 1
  return [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)
