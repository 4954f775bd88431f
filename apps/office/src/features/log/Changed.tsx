import type { OfficeAction } from '@games/contract'

/** What became different, field by field: as it was, and as it is. */
export function Changed({ action: { before, after } }: { action: OfficeAction }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  )
  if (fields.length === 0) return null
  return (
    <ul className="log-changed">
      {fields.map((field) => (
        <li key={field}>
          <span className="muted">{field}</span> {before === null ? null : <del>{shown(before[field])}</del>}{' '}
          {after === null ? null : <ins>{shown(after[field])}</ins>}
        </li>
      ))}
    </ul>
  )
}

/** Longer ones are cut: the whole is where the subject is. */
const MOST = 120

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}
