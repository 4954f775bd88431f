import { encode } from 'uqr'

interface SquareCodeProps {
  readonly className: string
  readonly text: string
  readonly label: string
  /** How much of it may be covered: `Q` a quarter, as on a poster; `L` the least, for what is long and on a screen. */
  readonly ecc?: 'L' | 'Q'
}

/** A QR, as phones read it from the screen. */
export function SquareCode({ className, text, label, ecc = 'Q' }: SquareCodeProps) {
  const { data, size } = encode(text, { ecc, border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
