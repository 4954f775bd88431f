import { encode } from 'uqr'

interface SquareCodeProps {
  readonly className: string
  readonly text: string
  readonly label: string
}

/** A QR, as phones read it from the screen. */
export function SquareCode({ className, text, label }: SquareCodeProps) {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
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
