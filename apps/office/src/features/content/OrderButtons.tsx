import { useT } from '../../i18n/use-t.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'

interface OrderButtonsProps {
  readonly name: string
  readonly at: number
  readonly count: number
  readonly onMove: (to: number) => void
}

/** Moves one of a list up or down by a press. */
export function OrderButtons({ name, at, count, onMove }: OrderButtonsProps) {
  const t = useT()
  return (
    <span className="content-order">
      <button
        type="button"
        className="office-button-small content-up"
        aria-label={t('office-content.move-up', { name })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <OfficeIcon name="down" />
      </button>
      <button
        type="button"
        className="office-button-small"
        aria-label={t('office-content.move-down', { name })}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <OfficeIcon name="down" />
      </button>
    </span>
  )
}
