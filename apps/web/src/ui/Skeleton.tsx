/** The shape of rows that are on their way. `label` is announced to screen readers once ("Carregando"). */
export function Skeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div className="ui-skeleton" role="status">
      <span className="ui-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ui-skeleton-row" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
