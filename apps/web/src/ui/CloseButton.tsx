/** The cross that closes what it stands in. `label` is its word ("Fechar"). */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="ui-close" aria-label={label} onClick={onClick}>
      <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 5 14 14M19 5 5 19" />
      </svg>
    </button>
  )
}
